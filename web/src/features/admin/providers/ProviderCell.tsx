import { RecordLink } from '../record/RecordLink.tsx';
import { TwoParts } from '../table/TwoParts.tsx';

interface ProviderCellProps {
  provider: { id: number; name: string; company_name: string | null };
}

/** A row's provider: the person, who opens, and the company. */
export function ProviderCell({ provider: { id, name, company_name } }: ProviderCellProps) {
  return (
    <TwoParts
      main={
        <RecordLink id={id} tab="/admin/providers">
          {name}
        </RecordLink>
      }
      more={company_name}
    />
  );
}
