import { limits } from '@tero/shared/limits';
import type { Db } from '../../db/schema/database.ts';

interface Wanted {
  providerId: number;
  /** when the oldest pedido was written whose link opens */
  since: string;
  /** this pedido alone */
  inquiryId?: number;
}

/**
 * Returns the pedidos whose chat with the provider was opened, newest chat first, while their links work. Leaves out
 * pedidos that the team hides, pedidos of suspended writers, and pedidos whose writer the provider blocked from them.
 */
export async function receivedBy(db: Db, { providerId, since, inquiryId }: Wanted) {
  const rows = await db
    .selectFrom('inquiry_recipients as r')
    .innerJoin('inquiries as q', 'q.id', 'r.inquiry_id')
    .innerJoin('accounts as a', 'a.id', 'q.account_id')
    .innerJoin('services as s', 's.id', 'r.service_id')
    .select([
      'q.id',
      'q.account_id',
      'q.what',
      'q.place',
      'q.timing',
      'q.token',
      'q.created_at',
      'r.asked_at',
      's.title',
    ])
    .select(({ selectFrom }) =>
      selectFrom('inquiry_photos as f')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .whereRef('f.inquiry_id', '=', 'q.id')
        .as('photos'),
    )
    .where('r.provider_id', '=', providerId)
    .where('r.asked_at', 'is not', null)
    .where('q.created_at', '>=', since)
    .where('q.hidden_at', 'is', null)
    .where('a.suspended_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('provider_blocks as b')
            .select('b.id')
            .whereRef('b.provider_id', '=', 'r.provider_id')
            .whereRef('b.origin_id', '=', 'q.id')
            .where('b.origin', '=', 'inquiry'),
        ),
      ),
    )
    .$if(inquiryId !== undefined, (query) => query.where('q.id', '=', inquiryId as number))
    .orderBy('r.asked_at', 'desc')
    .orderBy('q.id', 'desc')
    .limit(limits.inquiriesListed)
    .execute();
  // an old pedido may have no link
  return rows.flatMap(({ token, asked_at, ...row }) =>
    token === null || asked_at === null ? [] : { ...row, token, asked_at },
  );
}
