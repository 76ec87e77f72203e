/** Gets the name of each step, and after each part the progress of the step. */
export interface Told {
  total: (what: string, count: number) => void;
  copied: (what: string, count: number) => void;
}
