import { PersonLink } from '../record/PersonLink.tsx';
import { TwoParts } from '../table/TwoParts.tsx';

interface ProviderCellProps {
  provider: { id: number; name: string; company_name: string | null };
}

/** Shows a row's provider: the name, which links to the person's page, and the company. */
export function ProviderCell({ provider: { id, name, company_name } }: ProviderCellProps) {
  return <TwoParts main={<PersonLink id={id}>{name}</PersonLink>} more={company_name} />;
}
