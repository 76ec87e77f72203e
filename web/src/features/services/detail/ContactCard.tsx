import type { Service } from '@tero/shared/contract/services';
import { ActionBar } from '../../../ui/ActionBar.tsx';
import { Card } from '../../../ui/Card.tsx';
import { SafetyLine } from '../../phones/WaysIn.tsx';
import { ContactWays } from './ContactWays.tsx';
import { Price } from './Price.tsx';

/** The price, and the ways to reach the provider, which its owner does not see. On phones they stand in a bar below. */
export function ContactCard({ service, isOwner }: { service: Service; isOwner: boolean }) {
  const { provider } = service;
  const people = [{ id: provider.id, name: provider.company_name ?? provider.name }];
  return (
    <Card className="flex flex-col gap-4 max-md:contents">
      <Price service={service} className="max-md:hidden" />
      {/* a low window has no room for the line in the bar */}
      {!isOwner && <SafetyLine people={people} className="md:hidden roomy:hidden" />}
      {!isOwner && (
        <ActionBar>
          <ContactWays service={service} provider={provider} people={people} />
        </ActionBar>
      )}
    </Card>
  );
}
