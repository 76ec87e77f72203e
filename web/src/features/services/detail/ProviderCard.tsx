import type { Service } from '@tero/shared/contract/services';
import { address } from '@tero/shared/rules/text/address';
import { monthAndYear } from '@tero/shared/rules/time/time';
import { Card } from '../../../ui/Card.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { RatingBadge } from '../../../ui/RatingBadge.tsx';
import { PaperList } from '../../providers/PaperList.tsx';
import { useServiceRating } from '../../reviews/list/queries.ts';

/** Shows what is known of the provider, besides the facts under the title. */
export function ProviderCard({ service }: { service: Service }) {
  const { provider } = service;
  const { count } = useServiceRating(service);
  const name = provider.company_name ?? provider.name;
  return (
    <Card>
      <section aria-labelledby="proveedor" className="flex flex-col gap-3">
        <div>
          <h2 id="proveedor" className="wrap-anywhere text-xl">
            Sobre {name}
          </h2>
          {provider.company_name && <p className="truncate text-muted">{provider.name}</p>}
          {provider.specialty && <p className="wrap-anywhere text-sm">{provider.specialty}</p>}
        </div>
        {provider.review_count > count && (
          <p className="flex flex-wrap items-center gap-x-2 text-muted text-sm">
            <RatingBadge rating={provider.rating} count={provider.review_count} />
            <span>entre todos sus servicios</span>
          </p>
        )}
        <PaperList papers={provider.papers} />
        {provider.description && <p className="wrap-anywhere line-clamp-4 text-muted">{provider.description}</p>}
        <p className="text-muted text-sm">En Tero desde {monthAndYear(provider.created_at)}</p>
        <LinkButton to={address`/provider-profile/${provider.id}`} variant="outline" wide>
          Ver perfil del proveedor
        </LinkButton>
      </section>
    </Card>
  );
}
