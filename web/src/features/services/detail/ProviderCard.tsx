import type { Service } from '@tero/shared/contract/services';
import { address } from '@tero/shared/rules/text/address';
import { responseWords } from '@tero/shared/rules/time/response-time';
import { monthAndYear } from '@tero/shared/rules/time/time';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Card } from '../../../ui/Card.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { RatingBadge } from '../../../ui/RatingBadge.tsx';
import { PaperList } from '../../providers/PaperList.tsx';
import { VerifiedBadge } from '../../providers/VerifiedBadge.tsx';

export function ProviderCard({ provider }: { provider: Service['provider'] }) {
  const name = provider.company_name ?? provider.name;
  return (
    <Card>
      <section aria-labelledby="proveedor" className="flex flex-col gap-4">
        <div className="flex items-center gap-4">
          <Avatar name={name} src={provider.profile_image} size={64} />
          <div className="min-w-0">
            <h2 id="proveedor" className="wrap-anywhere text-xl">
              {name}
            </h2>
            {provider.company_name && <p className="truncate text-muted">{provider.name}</p>}
            {provider.specialty && <p className="wrap-anywhere text-sm">{provider.specialty}</p>}
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <VerifiedBadge provider={provider} />
          <RatingBadge rating={provider.rating} count={provider.review_count} />
          <span className="text-muted text-sm">En Tero desde {monthAndYear(provider.created_at)}</span>
        </div>
        <PaperList papers={provider.papers} />
        {provider.response_time && <p className="text-sm">{responseWords(provider.response_time)}</p>}
        {provider.description && <p className="wrap-anywhere line-clamp-4 text-muted">{provider.description}</p>}
        <LinkButton to={address`/provider-profile/${provider.id}`} variant="outline" wide>
          Ver perfil del proveedor
        </LinkButton>
      </section>
    </Card>
  );
}
