/** One ratio, and what went into it. */
export interface Figure {
  name: string;
  /** Measured ÷ reference, both medians. */
  ratio: number;
  goal: string;
  measured: string;
  reference: string;
}
