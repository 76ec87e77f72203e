import { PersonLink } from '../record/PersonLink.tsx';
import { TwoParts } from '../table/TwoParts.tsx';

interface ProviderCellProps {
  provider: { id: number; name: string; company_name: string | null };
}

/** A row's provider: the person, whose name leads to its page, and the company. */
export function ProviderCell({ provider: { id, name, company_name } }: ProviderCellProps) {
  return <TwoParts main={<PersonLink id={id}>{name}</PersonLink>} more={company_name} />;
}
