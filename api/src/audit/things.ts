import type { LogEntityType } from '@tero/shared/rules/log/acts';
import { excerpt } from '@tero/shared/rules/text/text';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../db/schema/database.ts';

/** The thing that a row of the log is about. */
export interface Thing {
  /** the owner, or the account itself; null: the thing belongs to Tero, or its owner has left */
  owner: number | null;
  /** the thing's name; null: it has no public name */
  title: string | null;
  /** the author of the name; null: the name is ours */
  titledBy: number | null;
}

type Find = (id: number) => RawBuilder<Thing>;

const account: Find = (id) =>
  sql<Thing>`select id as owner, null as title, null as "titledBy" from accounts where id = ${id}`;
const provided = (table: string, title: string): Find => {
  const text = sql.raw(title);
  return (id) => sql<Thing>`select provider_id as owner, ${text} as title, provider_id as "titledBy"
    from ${sql.table(table)} where id = ${id}`;
};
const ours = (table: string, title: string): Find => {
  const text = sql.raw(title);
  return (id) =>
    sql<Thing>`select null as owner, ${text} as title, null as "titledBy" from ${sql.table(table)} where id = ${id}`;
};

/** The function that finds a thing of each kind; null: such things have neither an owner nor a public name. */
const finds: Readonly<Record<LogEntityType, Find | null>> = {
  user: account,
  admin: account,
  provider: account,
  second_step: account,
  service: provided('services', 'title'),
  subscription: provided('subscriptions', 'null'),
  payment: provided('payments', 'null'),
  payment_event: null,
  post: provided('posts', 'content'),
  offer: provided('offers', 'title'),
  // named after the service that it is about
  review: (id) => sql<Thing>`select r.client_id as owner, s.title, s.provider_id as "titledBy"
    from reviews as r join services as s on s.id = r.service_id where r.id = ${id}`,
  review_response: (id) => sql<Thing>`select p.provider_id as owner, s.title, p.provider_id as "titledBy"
    from review_responses as p join reviews as r on r.id = p.review_id join services as s on s.id = r.service_id
    where p.id = ${id}`,
  inquiry: (id) => sql<Thing>`select account_id as owner, null as title, null as "titledBy"
    from inquiries where id = ${id}`,
  message: (id) => sql<Thing>`select account_id as owner, null as title, null as "titledBy"
    from contact_messages where id = ${id}`,
  category: ours('categories', 'name'),
  template: ours('answer_templates', 'name'),
  search_term: ours('search_terms', 'form'),
  newsletter: null,
  site: null,
  log: null,
};

const longest = 80;

/** Returns the name of a thing and its owner. Call it before the thing is deleted. */
export async function findThing(trx: Trx, entity: LogEntityType, id: number): Promise<Thing | null> {
  const find = finds[entity];
  const thing = find && (await find(id).execute(trx)).rows[0];
  return thing ? { ...thing, title: thing.title && excerpt(thing.title, longest) } : null;
}
