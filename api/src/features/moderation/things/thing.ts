import type { ModeratedKind } from '@tero/shared/rules/moderation';
import { address } from '@tero/shared/rules/text/address';
import type { Db, Trx } from '../../../db/schema/database.ts';
import { setReviewHidden } from '../../reviews/moderate.ts';
import { refreshListed } from '../../services/lists/lists.ts';
import { findThings, setHidden, type ThingRow } from './repository.ts';

/** A thing that people can report and the team can hide. */
export interface Thing {
  kind: ModeratedKind;
  id: number;
  authorId: number | null;
  /** its own words */
  text: string;
  /** the path of its page; null: only a private link leads to it */
  link: string | null;
  isHidden: boolean;
  /** whether visitors may see it */
  isInSight: boolean;
  madeAt: string;
}

/** Returns things by their kinds and ids, without deleted ones. */
export async function thingsOf(
  db: Db,
  wanted: readonly { kind: ModeratedKind; thing_id: number }[],
): Promise<ReadonlyMap<string, Thing>> {
  const found = new Map<string, Thing>();
  for (const kind of new Set(wanted.map((one) => one.kind))) {
    const ids = wanted.filter((one) => one.kind === kind).map((one) => one.thing_id);
    for (const row of await findThings(db, kind, ids)) found.set(keyOf(kind, row.id), thingOf(kind, row));
  }
  return found;
}

export async function findThing(db: Db, kind: ModeratedKind, id: number): Promise<Thing | null> {
  const [row] = await findThings(db, kind, [id]);
  return row ? thingOf(kind, row) : null;
}

export const keyOf = (kind: ModeratedKind, id: number) => `${kind}:${id}`;

function thingOf(kind: ModeratedKind, row: ThingRow): Thing {
  return {
    kind,
    id: row.id,
    authorId: row.author_id,
    text: [row.title, row.text].filter(Boolean).join('\n\n'),
    link: links[kind](row),
    isHidden: row.hidden_at !== null,
    isInSight: Boolean(row.in_sight),
    madeAt: row.created_at,
  };
}

type Placed = Pick<ThingRow, 'id' | 'service_id' | 'provider_id'>;

const onProfile = ({ provider_id }: Placed) => address`/provider-profile/${provider_id ?? 0}`;
const amongReviews = ({ service_id, provider_id }: Placed) =>
  service_id === null ? address`/provider/${provider_id ?? 0}/reviews` : address`/servicios/${service_id}/reviews`;

const links: Record<ModeratedKind, (thing: Placed) => string | null> = {
  service: ({ id }) => address`/servicios/${id}`,
  post: ({ id }) => address`/publicacion/post/${id}`,
  offer: onProfile,
  review: amongReviews,
  reply: amongReviews,
  profile: onProfile,
  inquiry: () => null,
  client: () => null,
};

/**
 * Hides a thing at an instant, or shows it again (null). Lists, search, counters and averages follow in the same
 * transaction (rules MOD-7 and MOD-8).
 */
export async function setThingHidden(
  trx: Trx,
  { kind, id }: Pick<Thing, 'kind' | 'id'>,
  at: string | null,
  now: Date,
): Promise<void> {
  if (kind === 'review') {
    await setReviewHidden(trx, id, at);
    return;
  }
  if (kind === 'client') throw new Error('a client is suspended, not hidden');
  await setHidden(trx, kind, id, at);
  if (kind === 'service') await refreshListed(trx, { serviceId: id }, now);
  if (kind === 'profile') await refreshListed(trx, { providerId: id }, now);
}
