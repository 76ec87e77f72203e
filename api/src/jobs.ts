import { setImmediate as nextTurn } from 'node:timers/promises';
import { hour, minute, second } from '@tero/shared/rules/time/durations';
import { forgetLogTexts } from './audit/acts.ts';
import { backUpWhenDue } from './backup/timer.ts';
import { runPeriodically } from './core/periodic.ts';
import { giveBackFreed } from './db/erasure.ts';
import { joinIndexParts } from './db/full-text.ts';
import { inTurn } from './db/processes/turns.ts';
import { onSignal } from './db/signals.ts';
import { drain, forgetDelivered } from './delivery/outbox/outbox.ts';
import type { Deps } from './deps/deps.ts';
import { forgetOldFailures } from './features/accounts/attempts/attempt.ts';
import { forgetOldChanges } from './features/accounts/email-change/service.ts';
import { forgetOldPlaces } from './features/accounts/sessions/places.ts';
import { forgetExpiredSessions } from './features/accounts/sessions/service.ts';
import { sendBatches } from './features/admin/bulk/send.ts';
import { forgetBatches } from './features/admin/bulk/service.ts';
import { tellTeam } from './features/admin/todo/tell.ts';
import { askAboutContacts } from './features/contact-questions/asking.ts';
import { forgetOldCrashes } from './features/crashes/service.ts';
import { tellOfBursts } from './features/events/bursts.ts';
import { forgetOldEvents } from './features/events/service.ts';
import { forgetInquiries } from './features/inquiries/service.ts';
import { forgetReports } from './features/moderation/reports/service.ts';
import { hideAskedPictures } from './features/moderation/things/hiding.ts';
import { keepFigures, queueIssues } from './features/newsletter/issues.ts';
import { forgetUnconfirmed } from './features/newsletter/service.ts';
import { openChannels } from './features/notifications/delivery/senders.ts';
import { sendDigests } from './features/notifications/digest/service.ts';
import { tellOfOffers } from './features/offers/followers.ts';
import { forgetEndedPapers, forgetPaperPictures, tellOfEndingPapers } from './features/papers/retention.ts';
import { forgetPauses, turnPauses } from './features/pauses/ending.ts';
import { tellOfEnds } from './features/pauses/telling.ts';
import { forgetPhoneViews } from './features/phones/service.ts';
import { eraseDue } from './features/profile/deletion.ts';
import { eraseDeleted } from './features/profile/erasure.ts';
import { forgetPictures } from './features/providers/verification/identity.ts';
import { askAboutCitas } from './features/quotes/came/asking.ts';
import { remindOfCitas } from './features/quotes/cita-reminders.ts';
import { forgetOldQuotes } from './features/quotes/retention.ts';
import { countReviews } from './features/reviews/counting.ts';
import { remindOfReviews } from './features/reviews/reminder-service.ts';
import { notePhotos } from './features/rings/photos.ts';
import { forgetSeen } from './features/rings/seen.ts';
import { tellOfNewServices } from './features/saved-searches/matching-service.ts';
import { forgetOldSearches } from './features/searches/service.ts';
import { refreshStale } from './features/services/lists/indexing.ts';
import { hideLapsed } from './features/services/lists/lists.ts';
import { endAtMercadoPago } from './features/subscriptions/close-account.ts';
import { expire } from './features/subscriptions/expire.ts';
import { forgetNotifications, processInbox } from './features/subscriptions/mercadopago/inbox.ts';
import { reconcile } from './features/subscriptions/mercadopago/reconcile.ts';
import { makeOutMissing } from './features/subscriptions/receipts/receipts.ts';
import { remindOfCharges } from './features/subscriptions/remind.ts';
import { makeUsualPrices } from './features/usual-prices/nightly.ts';
import { forgetOldVitals } from './features/vitals/service.ts';
import { forgetOldKeys } from './http/idempotency/claims.ts';
import { keepRoom, tellWhyDegraded } from './http/readiness.ts';
import { sweepStaged } from './images/staged.ts';
import { sweepImages } from './images/sweep.ts';
import { indexReviews } from './search/late-texts.ts';
import { sweepPreviews } from './site/previews/sweep.ts';

interface Job {
  name: string;
  every: number;
  run: (deps: Deps) => Promise<unknown>;
  /** whether each process runs the job, for its own disk; otherwise the processes take turns */
  isOwn?: (deps: Deps) => boolean;
}

const hasOwnFiles = ({ config }: Deps) => config.s3 === null;

const jobs: Job[] = [
  { name: 'keep room on the disk', every: minute, run: keepRoom, isOwn: () => true },
  { name: 'tell why the server is degraded', every: minute, run: tellWhyDegraded, isOwn: () => true },
  { name: 'take up payment notifications', every: 5000, run: processInbox },
  { name: 'end subscriptions', every: minute, run: expire },
  { name: 'check subscriptions with MercadoPago', every: minute, run: reconcile },
  { name: 'end at MercadoPago what is over', every: minute, run: endAtMercadoPago },
  { name: 'hide services of lapsed providers', every: minute, run: hideLapsed },
  { name: 'begin and end pauses', every: minute, run: turnPauses },
  { name: 'tell of ended pauses', every: 10 * minute, run: tellOfEnds },
  { name: 'tell of papers that are about to end', every: 10 * minute, run: tellOfEndingPapers },
  { name: 'index services anew', every: 10 * second, run: refreshStale },
  { name: 'index what reviews say', every: 10 * second, run: ({ db }) => indexReviews(db) },
  { name: 'join the parts of the indexes', every: minute, run: ({ db }) => joinIndexParts(db) },
  { name: 'forget payment notifications long done', every: hour, run: forgetNotifications },
  { name: 'forget expired sessions', every: hour, run: forgetExpiredSessions },
  { name: 'forget old failures of signing in', every: hour, run: forgetOldFailures },
  { name: 'forget old places of signing in', every: hour, run: forgetOldPlaces },
  { name: 'forget what accounts were seen with long ago', every: hour, run: forgetSeen },
  { name: 'note what new pictures look like', every: 10 * minute, run: notePhotos },
  { name: 'forget old changes of emails', every: hour, run: forgetOldChanges },
  { name: 'forget old counts of metrics', every: hour, run: forgetOldEvents },
  { name: 'forget who saw phones long ago', every: hour, run: forgetPhoneViews },
  { name: 'tell the panel of bursts', every: 10 * minute, run: tellOfBursts },
  { name: 'erase accounts whose owners did not come back', every: minute, run: eraseDue },
  { name: 'erase what was deleted', every: minute, run: eraseDeleted },
  { name: 'give back what was freed', every: hour, run: ({ db }) => giveBackFreed(db) },
  { name: 'forget newsletter addresses never confirmed', every: hour, run: forgetUnconfirmed },
  { name: 'keep the figures of newsletter issues', every: hour, run: keepFigures },
  { name: 'forget reports of content long dealt with', every: hour, run: forgetReports },
  { name: 'forget photos of pedidos whose links have ended', every: hour, run: forgetInquiries },
  { name: 'forget pauses long over', every: hour, run: forgetPauses },
  { name: 'delete pictures of identities that nobody compared', every: hour, run: forgetPictures },
  { name: 'delete pictures of papers that nobody looked at', every: hour, run: forgetPaperPictures },
  { name: 'forget papers that ended long ago', every: hour, run: forgetEndedPapers },
  { name: 'forget old quotes', every: hour, run: forgetOldQuotes },
  { name: 'forget old crashes', every: hour, run: forgetOldCrashes },
  { name: 'forget old searches', every: hour, run: forgetOldSearches },
  { name: 'forget how fast old visits were', every: hour, run: forgetOldVitals },
  {
    name: 'remove pictures that nothing shows',
    every: hour,
    run: (deps) => sweepImages(deps, hour),
    isOwn: hasOwnFiles,
  },
  { name: 'remove pictures for links of what is gone', every: hour, run: sweepPreviews, isOwn: () => true },
  {
    name: 'remove photos that nobody came back for',
    every: hour,
    run: (deps) => sweepStaged(deps, hour),
    isOwn: hasOwnFiles,
  },
  { name: 'forget keys of writes long done', every: hour, run: forgetOldKeys },
  { name: 'tell saved searches of new services', every: 10 * second, run: tellOfNewServices },
  { name: 'tell of promotions', every: 10 * minute, run: tellOfOffers },
  { name: 'remind of charges', every: 10 * minute, run: remindOfCharges },
  { name: 'make out missing receipts', every: 10 * minute, run: makeOutMissing },
  { name: 'count reviews of accounts that are known now', every: minute, run: countReviews },
  { name: 'remind of citas', every: minute, run: remindOfCitas },
  { name: 'ask who came to citas', every: 10 * minute, run: askAboutCitas },
  { name: 'ask for reviews', every: 10 * minute, run: remindOfReviews },
  { name: 'ask whether providers responded', every: 10 * minute, run: askAboutContacts },
  { name: 'make usual prices anew', every: 10 * minute, run: makeUsualPrices },
  { name: 'send weekly digests', every: minute, run: sendDigests },
  { name: 'tell the team what waits', every: minute, run: tellTeam },
  { name: 'take pictures of accounts out of sight', every: 2 * second, run: hideAskedPictures },
  { name: 'send what the team writes to many', every: 2 * second, run: sendBatches },
  { name: 'put issues of the newsletter into the outbox', every: 2 * second, run: queueIssues },
  { name: 'forget changes of many rows', every: hour, run: forgetBatches },
  { name: 'forget old texts of the log', every: hour, run: forgetLogTexts },
  { name: 'forget what was delivered', every: hour, run: forgetDelivered },
];

/**
 * Starts the scheduled jobs. Each job runs only once at a time over all processes. A new delivery also starts its job.
 * `runAll` runs all jobs now, or on Postgres those that are due. `stop` resolves when the running jobs are done.
 */
export function startJobs(deps: Deps) {
  const stopping = new AbortController();
  const { channels, close } = openChannels(deps);
  const others = jobs.map(({ name, every, run, isOwn }) => {
    const work = () => run(deps);
    const inItsTurn = isOwn?.(deps) ? work : () => inTurn(deps.db, name, every, work);
    return runPeriodically({ name, every, run: inItsTurn }, deps.log);
  });
  const senders = channels.map((channel) => {
    const run = () => drain({ ...deps, ...channel, stop: stopping.signal });
    return runPeriodically({ name: `send ${channel.channel}`, every: 2 * second, run }, deps.log);
  });
  const runBackup = () => backUpWhenDue(deps, stopping.signal);
  const backup = runPeriodically({ name: 'back up', every: minute, run: runBackup }, deps.log);
  const silence = onSignal(deps.db, 'outbox', () => {
    for (const { again } of senders) again();
  });
  const all = [...others, ...senders, backup];
  const begun = beginInTurn(all, stopping.signal);
  return {
    async runAll(): Promise<void> {
      await begun;
      for (const { run } of all) await run();
    },
    async stop(): Promise<void> {
      silence();
      stopping.abort();
      await begun;
      await Promise.all(all.map(({ stop }) => stop()));
      close();
    },
  };
}

/** Begins each job in a separate turn of the event loop, so that calls run in between. */
async function beginInTurn(all: readonly { run: () => Promise<void> }[], stop: AbortSignal): Promise<void> {
  for (const { run } of all) {
    await nextTurn();
    if (stop.aborted) return;
    void run();
  }
}
