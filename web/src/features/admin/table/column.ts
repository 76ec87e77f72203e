import type { ReactNode } from 'react';
import type { Ticks } from '../ticks/use-ticked.ts';

export interface Column<Row> {
  label: string;
  /** the column's name in the `sort` parameter of the request */
  sort?: string;
  cell: (row: Row) => ReactNode;
  /** right-aligned, for figures */
  align?: 'right';
  /** for long texts, which are cut at the end of the line or, with `wraps`, get more room */
  wide?: boolean;
  /** takes as many lines as it needs; all other rows are one line high, so that twelve rows fit on a low screen */
  wraps?: boolean;
  /** shown only on screens of 1,536 px or more; a card shows it among its further data */
  roomy?: boolean;
  /** shown among the first lines of a card */
  first?: boolean;
  /** on a card: 'head' makes it the heading, 'none' leaves it out, a function replaces it; otherwise as in the table */
  card?: 'head' | 'none' | ((row: Row) => ReactNode);
}

export interface TableLook<Row> {
  /** the table's name for screen readers */
  label: string;
  columns: readonly Column<Row>[];
  /** the name of the default order, if it is not the newest first */
  usual?: string;
  /** returns a row's unique name, which is also the heading of its card if no column is */
  nameOf: (row: Row) => string;
  actions?: (row: Row) => ReactNode;
  /** present if rows can be ticked */
  ticks?: Ticks | undefined;
}
