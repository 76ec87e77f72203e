import type { ContactedProvider } from '@tero/shared/contract/history';
import { address } from '@tero/shared/rules/text/address';
import { Link } from 'react-router-dom';
import { Avatar } from '../../ui/Avatar.tsx';
import { rowLinkStyle, rowStyle, When } from './HistoryRow.tsx';
import { WriteAgainTo } from './WriteAgain.tsx';

/** Shows a provider that the person contacted from its profile or a quote. */
export function ProviderRow({ contacted }: { contacted: ContactedProvider }) {
  const { provider_id, provider_name, provider_image, service, contacted_at, from_quote } = contacted;
  return (
    <article className={rowStyle}>
      <div className="flex w-24 shrink-0 items-center justify-center rounded-control bg-sunken sm:w-32">
        <Avatar name={provider_name} src={provider_image} size={72} />
      </div>
      <div className="flex min-w-0 grow flex-col gap-1 py-1">
        <h2 className="line-clamp-2 font-semibold text-base leading-snug sm:text-lg">
          <Link to={address`/provider-profile/${provider_id}`} className={rowLinkStyle}>
            {provider_name}
          </Link>
        </h2>
        <p className="truncate text-muted text-sm">{service ?? 'Proveedor'}</p>
        <p className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-sm">{from_quote ? 'Desde un presupuesto' : 'Desde su perfil'}</span>
          <When at={contacted_at} kind="contacted" />
        </p>
        <WriteAgainTo providerId={provider_id} name={provider_name} />
      </div>
    </article>
  );
}
