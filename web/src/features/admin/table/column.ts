import type { ReactNode } from 'react';
import type { Ticks } from '../ticks/use-ticked.ts';

export interface Column<Row> {
  label: string;
  /** the server's name for sorting by this column */
  sort?: string;
  cell: (row: Row) => ReactNode;
  /** right-aligned, for figures */
  align?: 'right';
  /** for long texts: cut at the end of the line, or with `wraps` more room */
  wide?: boolean;
  /** takes as many lines as it needs; all other rows are one line high, so that twelve fit on a low screen */
  wraps?: boolean;
  /** whether it is shown only on screens of 1,536 px or more; a card has it among its further data */
  roomy?: boolean;
  /** among the first lines of a card */
  first?: boolean;
  /** on a row's card: its heading, nothing since the heading says it, or other content; otherwise as in the table */
  card?: 'head' | 'none' | ((row: Row) => ReactNode);
}

export interface TableLook<Row> {
  /** the table's name for screen readers */
  label: string;
  columns: readonly Column<Row>[];
  /** the order until the person chooses another, if it is not the newest first */
  usual?: string;
  /** a row's unique name; the heading of its card if no column is */
  nameOf: (row: Row) => string;
  actions?: (row: Row) => ReactNode;
  /** rows can be ticked */
  ticks?: Ticks | undefined;
}
