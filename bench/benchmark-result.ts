/** One ratio, and what went into it. */
export interface BenchmarkResult {
  name: string;
  /** Measured ÷ reference, both medians. */
  ratio: number;
  goal: string;
  measured: string;
  reference: string;
}
