import type { Service } from '@tero/shared/contract/services';
import { punctualWords } from '@tero/shared/rules/quotes/punctual';
import { address } from '@tero/shared/rules/text/address';
import { responseWords } from '@tero/shared/rules/time/response-time';
import { Link } from 'react-router-dom';
import { Avatar } from '../../../ui/Avatar.tsx';
import { VerifiedBadge } from '../../providers/VerifiedBadge.tsx';

/**
 * Shows who offers the service, in one row that leads to the profile: face, name, badge, usual response time and whether
 * the provider comes.
 */
export function OfferedBy({ provider }: { provider: Service['provider'] }) {
  const { id, name, company_name, profile_image, punctual, response_time } = provider;
  const shown = company_name ?? name;
  return (
    <div className="relative flex items-center gap-3">
      <Avatar name={shown} src={profile_image} size={44} />
      <div className="min-w-0">
        <div className="flex min-w-0 items-center gap-x-2 max-[20rem]:flex-wrap">
          <Link
            to={address`/provider-profile/${id}`}
            className="truncate font-semibold leading-6 after:absolute after:inset-0 hover:underline"
          >
            {shown}
          </Link>
          {/* its panel is as wide as the row lets it be */}
          <VerifiedBadge provider={provider} className="static! shrink-0" />
        </div>
        {punctual && <p className="text-muted text-xs">{punctualWords(punctual)}</p>}
        {response_time && <p className="text-muted text-xs">{responseWords(response_time)}</p>}
      </div>
    </div>
  );
}
