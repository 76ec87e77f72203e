import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { isStorageFull } from '../core/errors.ts';
import { bestEffortWrite } from './best-effort-write.ts';
import { readFact, writeFact } from './deployment/facts.ts';
import { lastRelease } from './deployment/released.ts';
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
import * as processes from './migrations/042-processes.ts';
import * as deployment from './migrations/046-deployment.ts';
import * as partsOfWords from './migrations/050-parts-of-words.ts';
import * as adminViews from './migrations/051-admin-views.ts';
import * as activeTitles from './migrations/052-active-titles.ts';
import * as moderation from './migrations/054-moderation.ts';
import * as refunds from './migrations/057-refunds.ts';
import * as grantedUntil from './migrations/059-granted-until.ts';
import * as inquiries from './migrations/060-inquiries.ts';
import * as contactQuestions from './migrations/061-contact-questions.ts';
import * as hiddenInquiries from './migrations/062-hidden-inquiries.ts';
import * as madeInquiries from './migrations/063-made-inquiries.ts';
import * as quotes from './migrations/064-quotes.ts';
import * as agreedWork from './migrations/065-agreed-work.ts';
import * as pauses from './migrations/066-pauses.ts';
import * as pastPauses from './migrations/067-past-pauses.ts';
import * as usualPrices from './migrations/068-usual-prices.ts';
import * as invites from './migrations/069-invites.ts';
import * as reviewPhotos from './migrations/071-review-photos.ts';
import * as adminBatches from './migrations/074-admin-batches.ts';
import * as messageThreads from './migrations/075-message-threads.ts';
import * as adminAlerts from './migrations/076-admin-alerts.ts';
import * as panelSearches from './migrations/077-panel-searches.ts';
import * as answeringQuotes from './migrations/078-answering-quotes.ts';
import * as contactsFromQuotes from './migrations/079-contacts-from-quotes.ts';
import * as noticeTopics from './migrations/080-notice-topics.ts';
import * as toldQuotes from './migrations/081-told-quotes.ts';
import * as quotesByLink from './migrations/082-quotes-by-link.ts';
import * as imagesUsed from './migrations/083-images-used.ts';
import * as lateTexts from './migrations/084-late-texts.ts';
import * as suspendedAuthors from './migrations/085-suspended-authors.ts';
import * as failedCharges from './migrations/087-failed-charges.ts';
import * as receipts from './migrations/088-receipts.ts';
import * as siteContent from './migrations/089-site-content.ts';
import * as turnsAndNumbers from './migrations/090-turns-and-numbers.ts';
import * as consentedTexts from './migrations/091-consented-texts.ts';
import * as waitingDeletions from './migrations/094-waiting-deletions.ts';
import * as provenReviews from './migrations/095-proven-reviews.ts';
import * as rings from './migrations/097-rings.ts';
import * as texts from './migrations/098-texts.ts';
import * as shares from './migrations/099-shares.ts';
import * as seenIdentities from './migrations/100-seen-identities.ts';
import * as confirmedPhones from './migrations/101-confirmed-phones.ts';
import * as providerPapers from './migrations/102-provider-papers.ts';
import * as providerBlocks from './migrations/104-provider-blocks.ts';
import * as phoneOwners from './migrations/105-phone-owners.ts';
import * as nightHours from './migrations/107-night-hours.ts';
import * as otherTrade from './migrations/110-other-trade.ts';
import * as callPhones from './migrations/113-call-phones.ts';
import * as workDone from './migrations/114-work-done.ts';
import * as plannedPauses from './migrations/115-planned-pauses.ts';
import * as logTexts from './migrations/116-log-texts.ts';
import * as settledByHand from './migrations/120-settled-by-hand.ts';
import * as newsletterIssues from './migrations/121-newsletter-issues.ts';
import * as citas from './migrations/125-citas.ts';
import * as citaAnswers from './migrations/126-cita-answers.ts';
import * as quoteEntries from './migrations/127-quote-entries.ts';
import * as quotePhotos from './migrations/128-quote-photos.ts';
import * as codeSubjects from './migrations/129-code-subjects.ts';
import * as shownPhotos from './migrations/130-shown-photos.ts';
import * as visits from './migrations/131-visits.ts';
import type { OuterDb } from './schema/database.ts';
import { hasTable, isPostgres } from './sql/dialect.ts';

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
  '042-processes': processes,
  '046-deployment': deployment,
  '050-parts-of-words': partsOfWords,
  '051-admin-views': adminViews,
  '052-active-titles': activeTitles,
  '054-moderation': moderation,
  '057-refunds': refunds,
  '059-granted-until': grantedUntil,
  '060-inquiries': inquiries,
  '061-contact-questions': contactQuestions,
  '062-hidden-inquiries': hiddenInquiries,
  '063-made-inquiries': madeInquiries,
  '064-quotes': quotes,
  '065-agreed-work': agreedWork,
  '066-pauses': pauses,
  '067-past-pauses': pastPauses,
  '068-usual-prices': usualPrices,
  '069-invites': invites,
  '071-review-photos': reviewPhotos,
  '074-admin-batches': adminBatches,
  '075-message-threads': messageThreads,
  '076-admin-alerts': adminAlerts,
  '077-panel-searches': panelSearches,
  '078-answering-quotes': answeringQuotes,
  '079-contacts-from-quotes': contactsFromQuotes,
  '080-notice-topics': noticeTopics,
  '081-told-quotes': toldQuotes,
  '082-quotes-by-link': quotesByLink,
  '083-images-used': imagesUsed,
  '084-late-texts': lateTexts,
  '085-suspended-authors': suspendedAuthors,
  '087-failed-charges': failedCharges,
  '088-receipts': receipts,
  '089-site-content': siteContent,
  '090-turns-and-numbers': turnsAndNumbers,
  '091-consented-texts': consentedTexts,
  '094-waiting-deletions': waitingDeletions,
  '095-proven-reviews': provenReviews,
  '097-rings': rings,
  '098-texts': texts,
  '099-shares': shares,
  '100-seen-identities': seenIdentities,
  '101-confirmed-phones': confirmedPhones,
  '102-provider-papers': providerPapers,
  '104-provider-blocks': providerBlocks,
  '105-phone-owners': phoneOwners,
  '107-night-hours': nightHours,
  '110-other-trade': otherTrade,
  '113-call-phones': callPhones,
  '114-work-done': workDone,
  '115-planned-pauses': plannedPauses,
  '116-log-texts': logTexts,
  '120-settled-by-hand': settledByHand,
  '121-newsletter-issues': newsletterIssues,
  '125-citas': citas,
  '126-cita-answers': citaAnswers,
  '127-quote-entries': quoteEntries,
  '128-quote-photos': quotePhotos,
  '129-code-subjects': codeSubjects,
  '130-shown-photos': shownPhotos,
  '131-visits': visits,
};

/** The migrations without the statement timeout, because building an index of a large table takes longer. */
const unhurried = Object.fromEntries(
  Object.entries(migrations).map(([name, { up }]) => [
    name,
    {
      up: async (db: Kysely<never>) => {
        if (isPostgres(db)) await sql`set local statement_timeout = 0`.execute(db);
        await up(db);
      },
    },
  ]),
);

/** Thrown when this release cannot run on the schema. The process ends with the message, and has changed nothing. */
export class SchemaRefused extends Error {}

const noRoom = 'No queda lugar en el disco para poner la base al día. Liberá lugar e iniciá Tero de nuevo.';

/** The name of a fact: the last migration of the oldest release that can run on the present schema. */
const oldest = 'oldest release';

/**
 * Migrates the schema to the newest migration or to `to`, each migration in its own transaction. Throws the error of a
 * migration that failed. Leaves the schema alone when it is one release newer, because this release can run on it
 * (docs/decisions/rolling.md).
 */
export async function migrate(db: OuterDb, { to }: { to?: string } = {}): Promise<void> {
  const done = await listDone(db);
  if (await isNewer(db, done)) return;
  if (to || !isWhole(done)) await bring(db, to);
  if (to || (await readFact(db, oldest)) === lastRelease.migration) return;
  await bestEffortWrite(() => writeFact(db, oldest, lastRelease.migration), undefined);
}

async function bring(db: OuterDb, to: string | undefined): Promise<void> {
  // a schema between two releases may get a migration whose reserved number is lower than one that it already has
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => unhurried },
    allowUnorderedMigrations: true,
  });
  const { error } = to ? await migrator.migrateTo(to) : await migrator.migrateToLatest();
  if (isStorageFull(error)) throw new SchemaRefused(noRoom);
  if (error) throw error;
}

/**
 * Tells whether the schema has migrations that this release does not know. Throws `SchemaRefused` when this release
 * cannot run on them.
 */
async function isNewer(db: OuterDb, done: readonly string[]): Promise<boolean> {
  const unknown = done.filter((name) => !migrations[name]);
  if (unknown.length === 0) return false;
  const since = (await hasTable(db, 'deployment_facts')) ? await readFact(db, oldest) : undefined;
  const own = Object.keys(migrations).at(-1) ?? '';
  if (since && since <= own && isWhole(done)) return true;
  throw new SchemaRefused(`La base es de una versión más nueva de Tero (${unknown.join(', ')}). Iniciá esa versión.`);
}

/** Tells whether nothing is left to migrate, for the readiness check. */
export async function isMigrated(db: OuterDb): Promise<boolean> {
  return isWhole(await listDone(db));
}

function isWhole(done: readonly string[]): boolean {
  const names = new Set(done);
  return Object.keys(migrations).every((known) => names.has(known));
}

/** Returns the names of the migrations that the schema has. Kysely's own method would introspect every table. */
async function listDone(db: OuterDb): Promise<readonly string[]> {
  if (!(await hasTable(db, 'kysely_migration'))) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
