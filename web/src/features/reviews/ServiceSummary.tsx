import type { Service } from '@tero/shared/contract/services';
import { address } from '@tero/shared/rules/text/address';
import { Link } from 'react-router-dom';
import { Picture } from '../../ui/Picture.tsx';
import { RatingBadge } from '../../ui/RatingBadge.tsx';
import { ServiceCover } from '../services/card/ServiceCover.tsx';
import { useServiceRating } from './list/queries.ts';

/** Shows the reviewed service as a link to its detail page. */
export function ServiceSummary({ service }: { service: Service }) {
  const rated = useServiceRating(service);
  const image = service.images.find((candidate) => candidate.is_main) ?? service.images[0];
  return (
    <div className="relative flex min-h-29.5 items-center gap-4 rounded-card border border-line bg-surface p-3 shadow-card focus-within:shadow-lift hover:shadow-lift">
      <span className="w-24 shrink-0 overflow-hidden rounded-control sm:w-28">
        <Picture
          src={image?.card_url}
          alt=""
          width={480}
          height={360}
          priority
          instead={<ServiceCover of={service} className="relative block aspect-4/3" />}
          className="aspect-4/3"
        />
      </span>
      <div className="min-w-0">
        <p className="line-clamp-2 font-semibold leading-snug">
          <Link to={address`/servicios/${service.id}`} className="stretched">
            {service.title}
          </Link>
        </p>
        <p className="truncate text-muted text-sm">{service.provider_name}</p>
        <RatingBadge {...rated} className="mt-1.5" />
      </div>
    </div>
  );
}
