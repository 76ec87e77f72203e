import type { Service } from '@tero/shared/contract/services';
import { ActionBar } from '../../../ui/ActionBar.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CallLink } from '../../phones/CallLink.tsx';
import { ContactButton } from '../../phones/ContactButton.tsx';
import { SafetyLine, WaysIn } from '../../phones/WaysIn.tsx';
import { waysStyle } from '../../phones/ways-style.ts';
import { Price } from './Price.tsx';

/** The price, and the ways to reach the provider, which its owner does not see. On phones they stand in a bar below. */
export function ContactCard({ service, isOwner }: { service: Service; isOwner: boolean }) {
  const { id, page_token, title, provider } = service;
  const people = [{ id: provider.id, name: provider.company_name ?? provider.name }];
  const contactPage = { of: 'service', id, page_token, title } as const;
  return (
    <Card className="flex flex-col gap-4 max-md:contents">
      <Price service={service} className="max-md:hidden" />
      {/* a low window has no room for the line in the bar */}
      {!isOwner && <SafetyLine people={people} className="md:hidden roomy:hidden" />}
      {!isOwner && (
        <ActionBar>
          <WaysIn people={people} className="gap-1" lineClassName="max-md:low:hidden">
            <div className={waysStyle}>
              <CallLink phone={provider.phone} from={contactPage} className="md:hidden" />
              <ContactButton
                provider={provider}
                title={title}
                from={contactPage}
                on="detail"
                wide
                className="max-md:px-3! max-md:text-base! md:max-lg:px-3 md:max-lg:text-base"
              />
              <CallLink phone={provider.phone} from={contactPage} className="max-md:hidden" />
            </div>
          </WaysIn>
        </ActionBar>
      )}
    </Card>
  );
}
