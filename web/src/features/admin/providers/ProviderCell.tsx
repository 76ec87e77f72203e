interface ProviderCellProps {
  provider: { name: string; company_name: string | null };
}

/** A row's provider: the person, and the company under it. */
export function ProviderCell({ provider: { name, company_name } }: ProviderCellProps) {
  return (
    <span className="block">
      <span className="block">{name}</span>
      {company_name && <span className="block text-muted">{company_name}</span>}
    </span>
  );
}
