import type { Why } from '@tero/shared/contract/search';
import type { ServiceCard } from '@tero/shared/contract/services';
import { Suspense } from 'react';
import { lazyPart } from '../../../../lib/lazy-part.tsx';
import { usePicking } from '../../../compare/choice.ts';
import { FavoriteButton } from '../../../favorites/FavoriteButton.tsx';
import { ServiceGrid } from '../../card/ServiceGrid.tsx';
import { WhyShown } from './WhyShown.tsx';

const PickButton = lazyPart(async () => (await import('../../../compare/PickButton.tsx')).PickButton);

interface GroupedResultsProps {
  services: readonly ServiceCard[];
  /** what was understood, for the headings */
  category: string | undefined;
}

/** A page of services; of a search below headings wherever the reason changes (rule SRCH-110). */
export function GroupedResults({ services, category }: GroupedResultsProps) {
  const groups = groupsOf(services);
  const isPicking = usePicking((picking) => picking.isPicking);
  return (
    <div className="flex flex-col gap-6">
      {groups.map(({ group, cards }, at) => (
        <section key={group ?? 'all'} className="flex flex-col gap-4">
          {isBelow(group, at) && <h2 className="text-xl">{headingOf(group, category)}</h2>}
          <ServiceGrid
            services={cards}
            columns={3}
            priority={at === 0}
            headingLevel={isBelow(group, at) ? 3 : 2}
            action={(service) =>
              isPicking ? (
                <Suspense>
                  <PickButton service={service} />
                </Suspense>
              ) : (
                <FavoriteButton service={service} />
              )
            }
            footer={({ why, ...service }) => why && <WhyShown service={service} why={why} />}
          />
        </section>
      ))}
    </div>
  );
}

function groupsOf(services: readonly ServiceCard[]) {
  const groups: { group: Why['group'] | undefined; cards: ServiceCard[] }[] = [];
  for (const service of services) {
    const group = service.why?.group;
    const known = groups.find((one) => one.group === group);
    if (known) known.cards.push(service);
    else groups.push({ group, cards: [service] });
  }
  return groups;
}

/** Others of a category stand below what says the words; where nothing does, they are what was asked for. */
function isBelow(group: Why['group'] | undefined, at: number): boolean {
  return at > 0 || group === 'related' || group === 'near';
}

function headingOf(group: Why['group'] | undefined, category = 'la categoría'): string {
  if (group === 'near') return 'En zonas cercanas';
  if (group === 'category') return `Otros de ${category}`;
  return 'También puede servirte';
}
