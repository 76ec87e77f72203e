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
}

export interface TableLook<Row> {
  /** names the table for screen readers */
  label: string;
  columns: readonly Column<Row>[];
  /** tells a row from the others: the head of its card, and in the names of its buttons */
  nameOf: (row: Row) => string;
  actions?: (row: Row) => ReactNode;
}
