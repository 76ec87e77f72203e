import { type Migration, Migrator } from 'kysely/migration';
import * as foundation from './migrations/001-foundation.ts';
import * as accountFlows from './migrations/002-account-flows.ts';
import * as publishing from './migrations/003-publishing.ts';
import * as subscriptions from './migrations/004-subscriptions.ts';
import * as consents from './migrations/005-consents.ts';
import * as eventRetention from './migrations/006-event-retention.ts';
import * as notifications from './migrations/007-notifications.ts';
import * as repeats from './migrations/008-repeats.ts';
import * as administration from './migrations/009-administration.ts';
import * as suggestionOrder from './migrations/010-suggestion-order.ts';
import * as crashes from './migrations/011-crashes.ts';
import * as attempts from './migrations/012-attempts.ts';
import * as confirmedSessions from './migrations/013-confirmed-sessions.ts';
import * as contacts from './migrations/014-contacts.ts';
import * as editedReviews from './migrations/015-edited-reviews.ts';
import * as phones from './migrations/016-phones.ts';
import * as newsletter from './migrations/017-newsletter.ts';
import * as profileContacts from './migrations/018-profile-contacts.ts';
import * as reviewsAndEmails from './migrations/019-reviews-and-emails.ts';
import * as phoneNetworks from './migrations/020-phone-networks.ts';
import * as provenIdentities from './migrations/021-proven-identities.ts';
import * as firstMonths from './migrations/022-first-months.ts';
import * as privateReplies from './migrations/023-private-replies.ts';
import * as credentialVersions from './migrations/024-credential-versions.ts';
import * as countedReviews from './migrations/025-counted-reviews.ts';
import * as partialRefunds from './migrations/026-partial-refunds.ts';
import * as pushSessions from './migrations/027-push-sessions.ts';
import * as seatsAlone from './migrations/028-seats-alone.ts';
import * as search from './migrations/029-search.ts';
import * as searches from './migrations/030-searches.ts';
import * as sealedAnswers from './migrations/031-sealed-answers.ts';
import * as vitals from './migrations/032-vitals.ts';
import * as offerTitles from './migrations/033-offer-titles.ts';
import * as singlePlaces from './migrations/034-single-places.ts';
import * as refunds from './migrations/057-refunds.ts';
import * as grantedUntil from './migrations/059-granted-until.ts';
import type { OuterDb } from './schema/database.ts';

const migrations: Record<string, Migration> = {
  '001-foundation': foundation,
  '002-account-flows': accountFlows,
  '003-publishing': publishing,
  '004-subscriptions': subscriptions,
  '005-consents': consents,
  '006-event-retention': eventRetention,
  '007-notifications': notifications,
  '008-repeats': repeats,
  '009-administration': administration,
  '010-suggestion-order': suggestionOrder,
  '011-crashes': crashes,
  '012-attempts': attempts,
  '013-confirmed-sessions': confirmedSessions,
  '014-contacts': contacts,
  '015-edited-reviews': editedReviews,
  '016-phones': phones,
  '017-newsletter': newsletter,
  '018-profile-contacts': profileContacts,
  '019-reviews-and-emails': reviewsAndEmails,
  '020-phone-networks': phoneNetworks,
  '021-proven-identities': provenIdentities,
  '022-first-months': firstMonths,
  '023-private-replies': privateReplies,
  '024-credential-versions': credentialVersions,
  '025-counted-reviews': countedReviews,
  '026-partial-refunds': partialRefunds,
  '027-push-sessions': pushSessions,
  '028-seats-alone': seatsAlone,
  '029-search': search,
  '030-searches': searches,
  '031-sealed-answers': sealedAnswers,
  '032-vitals': vitals,
  '033-offer-titles': offerTitles,
  '034-single-places': singlePlaces,
  '057-refunds': refunds,
  '059-granted-until': grantedUntil,
};

/**
 * Brings the schema up to date, each migration in its own transaction. Throws the error of the migration that failed.
 */
export async function migrate(db: OuterDb): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Whether nothing is left to migrate, for the readiness check. */
export async function isMigrated(db: OuterDb): Promise<boolean> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  return (await migrator.getMigrations()).every((migration) => migration.executedAt);
}
