import { setImmediate } from 'node:timers/promises';
import { placeLabel } from '@tero/shared/rules/places/coverage';
import { address } from '@tero/shared/rules/text/address';
import { excerpt } from '@tero/shared/rules/text/text';
import { day } from '@tero/shared/rules/time/durations';
import { holdAccounts } from '../../db/sql/dialect.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Work } from '../../deps/work.ts';
import { countEachToldSince } from '../notifications/notice/count-told.ts';
import { titleWith } from '../notifications/notice/notice.ts';
import { notify } from '../notifications/notify.ts';
import { candidatesOf, listedAmong } from '../services/listing/alerts.ts';
import { findUnmatchedDebuts, markMatched } from '../services/lists/debuts.ts';
import * as searches from './repository.ts';

type Matching = Pick<Deps, 'db' | 'clock' | 'config'>;
type Debut = Awaited<ReturnType<typeof findUnmatchedDebuts>>[number];

/** The age in milliseconds above which a service is not new, even when it is listed for the first time. */
const newFor = 30 * day;
const batch = 50;
const page = 200;
/** The number of people notified in one transaction, which locks their accounts for as long. */
const together = 25;
/** The most notifications of new services per account and day. */
const mostADay = 10;
const titleLength = 80;

/**
 * Notifies owners of saved searches of services that were listed since the last run, once per person and service. Each
 * distinct search runs once, however many accounts have saved it.
 */
export async function tellOfNewServices(deps: Matching): Promise<void> {
  for (;;) {
    const debuts = await findUnmatchedDebuts(deps.db, batch);
    if (debuts.length === 0) return;
    const since = new Date(deps.clock.now().getTime() - newFor).toISOString();
    const fresh = new Map(debuts.filter((one) => one.created_at > since).map((one) => [one.service_id, one]));
    if (fresh.size) await matchAll(deps, fresh);
    const ids = debuts.map((one) => one.service_id);
    await markMatched(deps.db, ids, deps.clock.now().toISOString());
    if (debuts.length < batch) return;
  }
}

async function matchAll(deps: Matching, debuts: ReadonlyMap<number, Debut>): Promise<void> {
  const candidates = await candidatesOf(deps.db, [...debuts.keys()]);
  for (let after = ''; ; ) {
    const criteria = await searches.listCriteria(deps.db, after, page);
    for (const { criteria_key, coverage_area: coverageArea, ...wanted } of criteria) {
      const matches = await listedAmong(deps, { ...wanted, coverageArea }, candidates);
      const found = matches.flatMap((id) => debuts.get(id) ?? []);
      if (found.length) await tellOwners(deps, criteria_key, found);
      // calls that came meanwhile run first
      await setImmediate();
    }
    if (criteria.length < page) return;
    after = criteria.at(-1)?.criteria_key ?? '';
  }
}

interface Owner {
  account_id: number;
  label: string;
  created_at: string;
}

async function tellOwners(deps: Matching, criteriaKey: string, found: readonly Debut[]): Promise<void> {
  for (let after = 0; ; ) {
    const owners = await searches.listOwners(deps.db, criteriaKey, after, together);
    await tellTogether(deps, owners, found);
    if (owners.length < together) return;
    after = owners.at(-1)?.account_id ?? 0;
  }
}

/**
 * Notifies some people in one transaction. A run that dies starts again, and the keys keep it from notifying anybody
 * twice.
 */
async function tellTogether(deps: Matching, owners: readonly Owner[], found: readonly Debut[]): Promise<void> {
  const now = deps.clock.now();
  const told = owners.map((owner) => ({ owner, news: newsOf(owner, found) })).filter(({ news }) => news.length > 0);
  if (told.length === 0) return;
  const ids = told.map(({ owner }) => owner.account_id);
  await inTransaction(deps.db, async (trx) => {
    const held = await holdAccounts(trx, ids);
    const yesterday = new Date(now.getTime() - day).toISOString();
    const counts = await countEachToldSince(held, ids, 'new_service', yesterday);
    const work = { trx, now, config: deps.config };
    for (const { owner, news } of told) {
      await tellOwner(work, owner, { news, left: mostADay - (counts.get(owner.account_id) ?? 0) });
    }
  });
}

function newsOf(owner: Owner, found: readonly Debut[]): Debut[] {
  return found.filter((one) => one.provider_id !== owner.account_id && one.listed_at >= owner.created_at);
}

async function tellOwner(
  work: Work,
  { account_id: accountId, label }: Owner,
  { news, left }: { news: readonly Debut[]; left: number },
): Promise<void> {
  for (const { service_id, title, coverage_area } of news) {
    if (left <= 0) return;
    const isNew = await notify(work, newServiceNotice({ accountId, label }, { service_id, title, coverage_area }));
    if (isNew) left -= 1;
  }
}

/** Returns the notice to the owner of a search about a service. */
export function newServiceNotice(
  { accountId, label }: { accountId: number; label: string },
  { service_id, title, coverage_area }: Pick<Debut, 'service_id' | 'title' | 'coverage_area'>,
) {
  return {
    accountId,
    type: 'new_service',
    title: titleWith(placeLabel(coverage_area), (place) => `Servicio nuevo en ${place}`),
    message: `«${excerpt(title, titleLength)}» coincide con tu búsqueda «${label}».`,
    link: address`/servicios/${service_id}`,
    key: `${service_id}:${accountId}`,
    topic: `service:${service_id}`,
  } as const;
}
