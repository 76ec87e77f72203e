import type { Person, PersonDelivery } from '@tero/shared/contract/admin/people';
import { limits } from '@tero/shared/limits';
import { minute } from '@tero/shared/rules/time/durations';
import { linkedBy } from '@tero/shared/rules/verification';
import { recordAct } from '../../../audit/acts.ts';
import type { Caller } from '../../../core/caller.ts';
import { found } from '../../../core/errors.ts';
import { bestEffortWrite } from '../../../db/best-effort-write.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { listOf as deliveriesOf } from '../../../delivery/outbox/repository.ts';
import type { Deps } from '../../../deps/deps.ts';
import { isSuspended } from '../../accounts/suspended.ts';
import { contactsOf } from '../../history/of-person.ts';
import { listOf as devicesOf } from '../../notifications/devices/service.ts';
import { pausesOfProvider } from '../../pauses/service.ts';
import { openSessions } from '../../profile/service.ts';
import { fieldsOf } from '../../providers/verification/service.ts';
import { listedProviders } from '../providers/repository.ts';
import { providerView } from '../providers/service.ts';
import { findRow } from '../table/list.ts';
import { listDecisions } from '../verification/repository.ts';
import { sameElsewhere } from '../verification/service.ts';
import { tablesOf } from './lists.ts';
import { type AccountRow, countDecisions, countSessions, findAccount, hasLooked, listPosts } from './repository.ts';

export const unknownPerson = 'Esa persona ya no existe. Recargá la página.';

const most = limits.personRows;
/** The milliseconds for which a view of a person lasts, for the log. */
const visit = 10 * minute;

/** Returns a person's data for support (rule ADM-120), after logging the view. */
export async function viewPerson(deps: Deps, id: number, caller: Caller): Promise<Person> {
  const { db, clock } = deps;
  const now = clock.now();
  const account = found(await findAccount(db, id), unknownPerson);
  const entity = account.kind === 'provider' ? 'provider' : 'user';
  // the page is read again after each change; within a visit these reads count as one view
  const since = new Date(now.getTime() - visit).toISOString();
  const looked = { adminId: caller.accountId, entity, id, since } as const;
  const logged = () =>
    inTransaction(db, async (trx) => {
      if (await hasLooked(trx, looked)) return;
      await recordAct(trx, now, caller, { action: 'view', entity, id });
    });
  // a full disk accepts no writes, and that is when support is needed most
  await bestEffortWrite(logged, undefined);
  const provider = account.kind === 'provider' ? await findRow({ db, clock }, listedProviders, id) : undefined;
  const { entitled_until } = account;
  return {
    account: accountView(account),
    provider: provider
      ? { ...providerView(provider, now), entitled_until, ...(await pausesOfProvider(deps, id)) }
      : null,
    ...(await tablesOf(deps, id)),
    links: (await sameElsewhere(db, id, linkedBy)).map(({ field, accounts }) => ({ by: field, accounts })),
    ...(await tracesOf(deps, id)),
  };
}

function accountView(account: AccountRow): Person['account'] {
  const { confirmed_at, entitled_until: _, suspended_at, deletion_asked_at, ...row } = account;
  return {
    ...row,
    is_suspended: isSuspended({ suspended_at, deletion_asked_at }),
    email_verified: row.email_verified === 1,
    second_step: confirmed_at !== null,
    // SQLite says 0 or 1
    has_password: Boolean(row.has_password),
    must_change_password: row.must_change_password === 1,
  };
}

/** Returns the lists that have no table of their own. */
async function tracesOf({ db, clock }: Deps, id: number) {
  const contacts = await contactsOf(db, id, most);
  const posts = await listPosts(db, id, most);
  const decisions = await listDecisions(db, id, most);
  // none of them is the caller's session
  const whose = { accountId: id, sessionId: '' };
  const sessions = await openSessions({ db, clock }, whose);
  const devices = await devicesOf({ db }, whose);
  const deliveries = await deliveriesOf(db, id, most);
  return {
    contacts: { ...contacts, totalIsFloor: false },
    posts: newest(posts.total, posts.rows),
    decisions: newest(
      await countDecisions(db, id),
      decisions.map((row) => ({ ...row, fields: fieldsOf(row) })),
    ),
    sessions: newest(await countSessions(db, id, clock.now().toISOString()), sessions.slice(0, most)),
    devices: newest(devices.length, devices),
    deliveries: newest(deliveries.total, deliveries.rows.map(deliveryView)),
  };
}

function newest<Row>(total: number, rows: Row[]) {
  return { total, totalIsFloor: false, rows };
}

/** Returns a delivery as the panel shows it. A key is `channel:about:…`; its end may come from a secret. */
function deliveryView({
  dedupe_key,
  ...row
}: Awaited<ReturnType<typeof deliveriesOf>>['rows'][number]): PersonDelivery {
  return { ...row, about: dedupe_key.split(':')[1] ?? '' };
}
