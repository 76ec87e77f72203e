import type { ReactNode } from 'react';

export interface Column<Row> {
  label: string;
  /** the server's name of it, where it sorts by it */
  sort?: string;
  cell: (row: Row) => ReactNode;
  /** figures stand to the right */
  align?: 'right';
  /** long texts: they wrap, and are given room */
  wide?: boolean;
  /** on a row's card: its head, nothing since the head says it, or another text; otherwise as in the table */
  card?: 'head' | 'none' | ((row: Row) => ReactNode);
}

export interface TableLook<Row> {
  /** names the table for screen readers */
  label: string;
  columns: readonly Column<Row>[];
  /** tells a row from the others, at the head of its card where no column stands there */
  nameOf: (row: Row) => string;
  actions?: (row: Row) => ReactNode;
}
