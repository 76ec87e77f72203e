/** Is told what comes, and after each part how much of it is there by now. */
export interface Told {
  total: (what: string, count: number) => void;
  copied: (what: string, count: number) => void;
}
