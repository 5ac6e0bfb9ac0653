/** A ratio and the measurements behind it. */
export interface BenchmarkResult {
  name: string;
  /** Measured ÷ reference, both medians. */
  ratio: number;
  goal: string;
  measured: string;
  reference: string;
}
