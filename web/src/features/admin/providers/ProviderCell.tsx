import { TwoParts } from '../table/TwoParts.tsx';

interface ProviderCellProps {
  provider: { name: string; company_name: string | null };
}

/** A row's provider: the person, and the company. */
export function ProviderCell({ provider: { name, company_name } }: ProviderCellProps) {
  return <TwoParts main={name} more={company_name} />;
}
