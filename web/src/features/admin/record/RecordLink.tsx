import { addressAt } from '@tero/shared/rules/text/address';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { changed, useAddress } from '../../../lib/navigation/use-address.ts';

interface RecordLinkProps {
  id: number;
  /** the tab that has the record; by default the open tab */
  tab?: string;
  children: ReactNode;
}

/** Shows the name of a record, as a link that opens it. */
export function RecordLink({ id, tab, children }: RecordLinkProps) {
  const [params] = useAddress();
  return (
    <Link
      to={tab ? addressAt(tab)`?id=${id}` : `?${changed(params, { id: String(id) })}`}
      className="inline-block max-w-full truncate align-middle min-h-6 min-w-6 font-semibold text-link leading-6 underline-offset-2 -outline-offset-2 hover:underline"
    >
      {children}
    </Link>
  );
}
