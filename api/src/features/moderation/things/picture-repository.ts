import type { ModeratedKind } from '@tero/shared/rules/moderation';
import type { Db } from '../../../db/schema/database.ts';
import type { Named } from '../../../images/unreachable.ts';

interface Picture {
  id: number;
  file: string | null;
}

/** Tables of pictures that are rows of their own. */
type PictureTable = 'service_images' | 'post_images' | 'review_images' | 'offers';

const kinds = { service_images: 'service', post_images: 'post', review_images: 'review', offers: 'post' } as const;

function named(table: PictureTable, rows: readonly Picture[]): Named[] {
  return rows.flatMap(({ id, file }) =>
    file === null
      ? []
      : [
          {
            kind: kinds[table],
            row: `${table}:${id}`,
            file,
            move: async (trx, to) => {
              await trx.updateTable(table).set({ file: to }).where('id', '=', id).where('file', '=', file).execute();
            },
          },
        ],
  );
}

function faces(rows: readonly Picture[]): Named[] {
  return rows.flatMap(({ id, file }) =>
    file === null
      ? []
      : [
          {
            kind: 'profile',
            row: `accounts:${id}`,
            file,
            move: async (trx, to) => {
              await trx
                .updateTable('accounts')
                .set({ profile_image: to })
                .where('id', '=', id)
                .where('profile_image', '=', file)
                .execute();
            },
          },
        ],
  );
}

/** Returns the pictures that are hidden with a thing. */
export async function namedOfThing(db: Db, kind: Exclude<ModeratedKind, 'profile'>, id: number): Promise<Named[]> {
  const of = <T extends Exclude<PictureTable, 'offers'>>(table: T, column: string) =>
    db
      .selectFrom(table as PictureTable)
      .select(['id', 'file'])
      .where(column as 'id', '=', id)
      .execute();
  if (kind === 'service') return named('service_images', await of('service_images', 'service_id'));
  if (kind === 'post') return named('post_images', await of('post_images', 'post_id'));
  if (kind === 'review') return named('review_images', await of('review_images', 'review_id'));
  if (kind === 'offer') {
    return named('offers', await db.selectFrom('offers').select(['id', 'file']).where('id', '=', id).execute());
  }
  return [];
}

/** Tells whether everything that an account publishes is hidden: the account is suspended, or its profile is hidden. */
export async function isOutOfSight(db: Db, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('accounts as a')
    .leftJoin('provider_profiles as p', 'p.account_id', 'a.id')
    .select('a.id')
    .where('a.id', '=', accountId)
    .where((eb) => eb.or([eb('a.suspended_at', 'is not', null), eb('p.hidden_at', 'is not', null)]))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Returns the pictures that are hidden with an account: its own, and those of its services, posts, promotions and
 * reviews.
 */
export async function namedOfAccount(db: Db, accountId: number): Promise<Named[]> {
  const services = db
    .selectFrom('service_images as t')
    .innerJoin('services as s', 's.id', 't.service_id')
    .select(['t.id', 't.file'])
    .where('s.provider_id', '=', accountId);
  const posts = db
    .selectFrom('post_images as t')
    .innerJoin('posts as p', 'p.id', 't.post_id')
    .select(['t.id', 't.file'])
    .where('p.provider_id', '=', accountId);
  const offers = db.selectFrom('offers').select(['id', 'file']).where('provider_id', '=', accountId);
  const reviews = db.selectFrom('review_images').select(['id', 'file']).where('client_id', '=', accountId);
  const face = db.selectFrom('accounts').select(['id', 'profile_image as file']).where('id', '=', accountId);
  return [
    ...named('service_images', await services.execute()),
    ...named('post_images', await posts.execute()),
    ...named('offers', await offers.execute()),
    ...named('review_images', await reviews.execute()),
    ...faces(await face.execute()),
  ];
}
