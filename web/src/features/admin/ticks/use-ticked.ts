import { limits } from '@tero/shared/limits';
import { useState } from 'react';
import { toast } from '../../../ui/toast.tsx';

/** The search, order and filters of a list's request. */
interface Asked {
  search: string;
  sort: string | null;
  filters?: Readonly<Record<string, string>>;
}

interface Ticked {
  /** the search and filters under which the rows were ticked; with another search or filter, no row is ticked */
  under: string;
  ids: readonly number[];
  /** whether all rows that the list finds are ticked, on all its pages */
  all: boolean;
}

/** The ticked rows of a list: some rows, on any of its pages, or all rows that its search and filters find. */
export interface Ticks {
  number: number;
  all: boolean;
  isTicked: (id: number) => boolean;
  toggle: (id: number) => void;
  /** ticks all rows of the page, or unticks them when all are ticked */
  togglePage: (rows: readonly { id: number }[]) => void;
  tickAll: () => void;
  clear: () => void;
  /** the query that tells the server which rows are ticked */
  query: Record<string, string>;
}

export function useTicked(asked: Asked, page: readonly { id: number }[]): Ticks {
  const under = JSON.stringify([asked.search, asked.filters]);
  const none: Ticked = { under, ids: [], all: false };
  const [kept, keep] = useState(none);
  const { ids, all } = kept.under === under ? kept : none;
  const order = asked.sort ? { sort: asked.sort } : undefined;

  function tick(next: readonly number[]) {
    if (next.length > limits.bulkTicked) {
      toast.info(`Podés marcar hasta ${limits.bulkTicked} por vez. Para más, tocá «Elegir las de todas las páginas».`);
      return;
    }
    keep({ under, ids: next, all: false });
  }
  const before = all ? page.map(({ id }) => id) : ids;
  return {
    number: ids.length,
    all,
    isTicked: (id) => all || ids.includes(id),
    toggle: (id) => tick(before.includes(id) ? before.filter((one) => one !== id) : [...before, id]),
    togglePage: (rows) => {
      const here = rows.map(({ id }) => id);
      const others = before.filter((id) => !here.includes(id));
      tick(here.every((id) => before.includes(id)) ? others : [...others, ...here]);
    },
    tickAll: () => keep({ under, ids: [], all: true }),
    clear: () => keep(none),
    query: all ? { ...asked.filters, search: asked.search, ...order } : { ids: ids.join(','), ...order },
  };
}
