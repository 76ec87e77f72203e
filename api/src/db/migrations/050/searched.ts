/** The searched texts of migration 009, and those that came since. */
export interface Searched {
  accountColumns: Readonly<Record<string, string>>;
  accountSource: string;
  simple: readonly {
    table: string;
    source: string;
    text: (row: string) => string;
    /** the columns that `text` reads */
    columns: string;
    /** condition under which a row is left out */
    unless?: (row: string) => string;
  }[];
}
