import type { UnderstoodSearch, Why } from '@tero/shared/contract/search';
import type { ServiceCard } from '@tero/shared/contract/services';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { lazyPart } from '../../../../lib/lazy-part.tsx';
import { usePicking } from '../../../compare/choice.ts';
import { FavoriteButton } from '../../../favorites/FavoriteButton.tsx';
import { ServiceGrid } from '../../card/ServiceGrid.tsx';
import { NearHead } from './NearHead.tsx';

const PickButton = lazyPart(async () => (await import('../../../compare/PickButton.tsx')).PickButton);

interface GroupedResultsProps {
  services: readonly ServiceCard[];
  /** what was understood, for the headings */
  understood: UnderstoodSearch | undefined;
}

/** Shows a page of services; a search has headings wherever the reason changes (rule SRCH-110). */
export function GroupedResults({ services, understood }: GroupedResultsProps) {
  const place = understood?.place?.text;
  const groups = groupsOf(services);
  const isPicking = usePicking((picking) => picking.isPicking);
  return (
    <div className="flex flex-col gap-6">
      {groups.map(({ group, cards }, at) => (
        <section key={group ?? 'all'} className="flex flex-col gap-4">
          {group === 'near' && place ? (
            <NearHead place={place} services={cards} nobody={!groups.some((one) => isMeant(one.group))} />
          ) : (
            isBelow(group, at) && <h2 className="text-xl">{headingOf(group, understood?.categories[0]?.name)}</h2>
          )}
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
          />
        </section>
      ))}
      <Link
        to="/como-ordenamos"
        className="inline-flex min-h-11 items-center self-start font-semibold text-link text-sm underline"
      >
        ¿Por qué aparecen estos servicios?
      </Link>
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

/**
 * Other services of the category stand below those with the words; if no service has the words, they are the answer.
 */
function isBelow(group: Why['group'] | undefined, at: number): boolean {
  return at > 0 || group === 'related' || group === 'near';
}

/** Tells whether a service was asked for, at the place. */
function isMeant(group: Why['group'] | undefined): boolean {
  return group === 'asked' || group === 'category';
}

function headingOf(group: Why['group'] | undefined, category = 'la categoría'): string {
  if (group === 'near') return 'En otras zonas';
  if (group === 'category') return `Otros servicios de ${category}`;
  return 'También puede servirte';
}
