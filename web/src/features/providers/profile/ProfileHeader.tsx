import type { PublicProvider } from '@tero/shared/contract/providers';
import { placeLabel } from '@tero/shared/rules/places/coverage';
import { punctualWords } from '@tero/shared/rules/quotes/punctual';
import { responseWords } from '@tero/shared/rules/time/response-time';
import { monthAndYear } from '@tero/shared/rules/time/time';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import type { LucideIcon } from 'lucide-react/types';
import type { ReactNode } from 'react';
import { ActionBar } from '../../../ui/ActionBar.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { cx } from '../../../ui/cx.ts';
import { RatingBadge } from '../../../ui/RatingBadge.tsx';
import { ReportButton } from '../../moderation/ReportButton.tsx';
import { CallLink } from '../../phones/CallLink.tsx';
import { ContactButton } from '../../phones/ContactButton.tsx';
import { WaysIn } from '../../phones/WaysIn.tsx';
import { waysStyle } from '../../phones/ways-style.ts';
import { useProviderRating } from '../../reviews/list/queries.ts';
import { PaperList } from '../PaperList.tsx';
import { VerifiedBadge } from '../VerifiedBadge.tsx';
import { ShareProfile } from './ShareProfile.tsx';

interface ProfileHeaderProps {
  provider: PublicProvider;
  /** the name of the company or the person */
  name: string;
  /** the owner's actions, which replace the visitors' actions */
  own?: ReactNode;
}

export function ProfileHeader({ provider, name, own }: ProfileHeaderProps) {
  const { id, page_token } = provider;
  const rated = useProviderRating(provider);
  const contactPage = { of: 'profile', id, page_token, title: name } as const;
  return (
    <div className="relative grid rounded-card border border-line bg-surface p-5 shadow-card grid-cols-[auto_minmax(0,1fr)] gap-4 sm:gap-x-6 sm:p-7 lg:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Avatar name={name} src={provider.profile_image} size={104} className="size-19! sm:row-span-2 sm:size-26!" />
      {!own && (
        <div className="absolute top-2 right-2 flex flex-col lg:top-auto lg:bottom-2 lg:flex-row">
          <ShareProfile provider={provider} name={name} />
          <ReportButton kind="profile" id={id} name={`Perfil de ${name}`} iconOnly />
        </div>
      )}
      <div className={cx('min-w-0 self-center', own === undefined && 'pr-8 lg:pr-0')}>
        <h1 className="wrap-anywhere text-2xl sm:text-4xl">{name}</h1>
        {name !== provider.name && <p className="mt-1 text-muted sm:text-lg">{provider.name}</p>}
      </div>
      <div className="col-span-2 sm:col-span-1 sm:col-start-2">
        {provider.service && <p className="font-medium">{provider.service}</p>}
        {provider.specialty && provider.specialty !== provider.service && (
          <p className="wrap-anywhere text-muted">{provider.specialty}</p>
        )}
        <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
          <VerifiedBadge provider={provider} />
          <RatingBadge {...rated} />
        </div>
        <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-muted text-sm">
          {provider.location && <Fact Icon={MapPin}>{placeLabel(provider.location)}</Fact>}
          <Fact Icon={CalendarDays}>En Tero desde {monthAndYear(provider.created_at)}</Fact>
          {provider.punctual && <Fact Icon={CalendarCheck}>{punctualWords(provider.punctual)}</Fact>}
          {provider.response_time && <Fact Icon={Clock}>{responseWords(provider.response_time)}</Fact>}
        </ul>
        {/* on phones the owner's first screen is for the owner's actions */}
        <PaperList papers={provider.papers} className={cx('mt-4', own !== undefined && 'max-sm:hidden')} />
        {provider.description && (
          <p
            className={cx(
              'prose-line wrap-anywhere mt-4 whitespace-pre-line',
              own !== undefined && 'max-sm:line-clamp-2',
            )}
          >
            {provider.description}
          </p>
        )}
      </div>
      {own ?? (
        <div className="max-md:contents md:col-start-2 lg:col-start-3 lg:row-start-1">
          <ActionBar>
            <WaysIn people={[{ id, name }]} className="gap-1 lg:max-w-72">
              <div className={waysStyle}>
                <CallLink
                  phone={provider.phone}
                  callPhone={provider.call_phone}
                  from={contactPage}
                  className="md:hidden"
                />
                <ContactButton
                  provider={provider}
                  title={provider.service ?? name}
                  from={contactPage}
                  on="profile"
                  className="max-md:px-3! max-md:text-base!"
                />
                <CallLink
                  phone={provider.phone}
                  callPhone={provider.call_phone}
                  from={contactPage}
                  className="max-md:hidden"
                />
              </div>
            </WaysIn>
          </ActionBar>
        </div>
      )}
    </div>
  );
}

function Fact({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <Icon size={16} aria-hidden="true" className="shrink-0" />
      <span>{children}</span>
    </li>
  );
}
