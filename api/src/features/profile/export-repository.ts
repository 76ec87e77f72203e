import type { Db } from '../../db/schema/database.ts';
import { eventsOfAccount } from '../events/service.ts';

const except = (hidden: readonly string[]) => (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.includes(name)));

/** All data that the database holds of an account, by table, without hashes and other accounts' data. */
export async function collect(db: Db, id: number) {
  const account = await db.selectFrom('accounts').selectAll().where('id', '=', id).execute();
  const provider = await db.selectFrom('provider_profiles').selectAll().where('account_id', '=', id).execute();
  const sessions = await db.selectFrom('sessions').selectAll().where('account_id', '=', id).execute();
  const identities = await db.selectFrom('identities').selectAll().where('account_id', '=', id).execute();
  const messages = await db.selectFrom('contact_messages').selectAll().where('account_id', '=', id).execute();
  const subscriptions = await db.selectFrom('subscriptions').selectAll().where('provider_id', '=', id).execute();
  const notifications = await db.selectFrom('notifications').selectAll().where('account_id', '=', id).execute();
  return {
    account: account.map(except(['password_hash', 'username_key', 'email_key'])),
    provider: provider.map(except([])),
    services: await db.selectFrom('services').selectAll().where('provider_id', '=', id).execute(),
    reviews_written: await db.selectFrom('reviews').selectAll().where('client_id', '=', id).execute(),
    reviews_received: await db
      .selectFrom('reviews')
      .select(['id', 'service_id', 'rating', 'comment', 'created_at'])
      .where('provider_id', '=', id)
      .execute(),
    review_responses: await db.selectFrom('review_responses').selectAll().where('provider_id', '=', id).execute(),
    favorites: await db.selectFrom('favorites').selectAll().where('account_id', '=', id).execute(),
    visits: await db.selectFrom('visits').selectAll().where('account_id', '=', id).execute(),
    contacts: await db.selectFrom('contacts').selectAll().where('account_id', '=', id).execute(),
    posts: await db.selectFrom('posts').selectAll().where('provider_id', '=', id).execute(),
    post_likes: await db.selectFrom('post_likes').selectAll().where('account_id', '=', id).execute(),
    offers: await db.selectFrom('offers').selectAll().where('provider_id', '=', id).execute(),
    subscriptions: subscriptions.map(except(['idempotency_key', 'next_check_at', 'cancel_at_mp'])),
    payments: await db.selectFrom('payments').selectAll().where('provider_id', '=', id).execute(),
    notifications: notifications.map(except(['dedupe_key'])),
    seen_by_day: await eventsOfAccount(db, id),
    messages_to_support: messages.map(except(['note', 'handled_by', 'handled_at'])),
    consents: await db
      .selectFrom('consents')
      .select(['policies', 'accepted_at'])
      .where('account_id', '=', id)
      .execute(),
    notification_settings: await db
      .selectFrom('notification_settings')
      .selectAll()
      .where('account_id', '=', id)
      .execute(),
    // without endpoints, which are capabilities: anybody who has one can send to that browser
    push_devices: await db
      .selectFrom('push_subscriptions')
      .select(['device', 'created_at', 'last_success_at'])
      .where('account_id', '=', id)
      .execute(),
    saved_searches: await db.selectFrom('saved_searches').selectAll().where('account_id', '=', id).execute(),
    known_devices: await db
      .selectFrom('known_devices')
      .select(['first_seen_at', 'last_seen_at'])
      .where('account_id', '=', id)
      .execute(),
    sessions: sessions.map(except(['id'])),
    external_accounts: identities.map(except(['account_id'])),
  };
}
