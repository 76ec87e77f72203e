import { address } from '@tero/shared/rules/text/address';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Shows the name of a client or provider, as a link to the person's page (rule ADM-120). */
export function PersonLink({ id, children }: { id: number; children: ReactNode }) {
  return (
    <Link
      to={address`/admin/people/${id}`}
      className="inline-block max-w-full truncate align-middle min-h-6 min-w-6 font-semibold text-link leading-6 underline-offset-2 -outline-offset-2 hover:underline"
    >
      {children}
    </Link>
  );
}
