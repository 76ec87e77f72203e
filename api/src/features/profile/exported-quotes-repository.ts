import type { Db } from '../../db/schema/database.ts';

/** Returns the account's texts in each version of its quotes. */
export function versionsOf(db: Db, id: number) {
  return db
    .selectFrom('quote_versions as v')
    .innerJoin('quotes as q', 'q.id', 'v.quote_id')
    .select(['v.quote_id', 'v.number', 'v.content', 'v.sent_at', 'v.valid_until', 'v.seen_at'])
    .where('q.provider_id', '=', id)
    .orderBy('v.id')
    .execute();
}

/** Returns the citas of the account, as provider or as client: each side wrote part of their content. */
export function citasOf(db: Db, id: number) {
  return db
    .selectFrom('citas as c')
    .innerJoin('quotes as q', 'q.id', 'c.quote_id')
    .select([
      'c.quote_id',
      'c.sequence',
      'c.state',
      'c.side',
      'c.day',
      'c.start_time',
      'c.end_time',
      'c.place',
      'c.note',
    ])
    .where((eb) => eb.or([eb('q.provider_id', '=', id), eb('q.accepted_by', '=', id)]))
    .orderBy('c.id')
    .execute();
}

/** Returns the extras and the payments of the account's quotes, as provider or as client. */
export function entriesOf(db: Db, id: number) {
  return db
    .selectFrom('quote_entries as e')
    .innerJoin('quotes as q', 'q.id', 'e.quote_id')
    .select(['e.quote_id', 'e.number as entry_number', 'e.kind', 'e.state', 'e.text', 'e.pesos', 'e.created_at'])
    .select(['e.accepted_at', 'e.agreement_text', 'e.fingerprint'])
    .where((eb) => eb.or([eb('q.provider_id', '=', id), eb('q.accepted_by', '=', id)]))
    .orderBy('e.id')
    .execute();
}

/** Returns the account's photos of works, and those of its providers that it lets be shown. */
export function photosOf(db: Db, id: number) {
  return db
    .selectFrom('quote_photos as f')
    .innerJoin('quotes as q', 'q.id', 'f.quote_id')
    .select(['f.quote_id', 'f.stage', 'f.created_at', 'f.show_agreed_at'])
    .where((eb) =>
      eb.or([
        eb('f.account_id', '=', id),
        eb.and([eb('q.accepted_by', '=', id), eb('f.show_agreed_at', 'is not', null)]),
      ]),
    )
    .orderBy('f.id')
    .execute();
}

/** Returns the account's answers about the other side of its citas. */
export function citaAnswersOf(db: Db, id: number) {
  return db
    .selectFrom('cita_answers as r')
    .innerJoin('quotes as q', 'q.id', 'r.quote_id')
    .select(['r.quote_id', 'r.day', 'r.asked_at'])
    .select((eb) =>
      eb
        .case()
        .when('q.provider_id', '=', id)
        .then(eb.ref('r.provider_outcome'))
        .else(eb.ref('r.client_outcome'))
        .end()
        .as('outcome'),
    )
    .where((eb) => eb.or([eb('q.provider_id', '=', id), eb('q.accepted_by', '=', id)]))
    .where('r.asked_at', 'is not', null)
    .orderBy('r.id')
    .execute();
}
