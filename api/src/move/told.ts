/** Gets the name of each step, and after each part how much of it is done. */
export interface Told {
  total: (what: string, count: number) => void;
  copied: (what: string, count: number) => void;
}
