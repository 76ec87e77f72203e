import type { SessionAccount } from '@tero/shared/contract/accounts';
import { vi } from 'vitest';
import type { Drainer } from '../src/offline/outbox/attempt.ts';
import type { NewItem, OutboxItem } from '../src/offline/outbox/item/item.ts';
import { as, client } from './clients.ts';

export type Page = Awaited<ReturnType<typeof openPage>>;

/** Registers the app's kinds with the outbox of these modules. They load on demand, as in the app. */
export async function giveAllKinds(): Promise<void> {
  const { giveKinds } = await import('../src/offline/kinds.ts');
  giveKinds(async () => (await import('../src/app/outbox/outbox-kinds.ts')).outboxKinds);
}

/** Opens a page of the device with its own modules, signed in as `account`; 0 is a visitor. */
export async function openPage(name: string, account = 7, stepsLeft?: number) {
  vi.resetModules();
  const who = client(name, stepsLeft);
  await giveAllKinds();
  const load = async () => ({
    ...(await import('../src/offline/outbox/outbox.ts')),
    ...(await import('../src/offline/outbox/submit.ts')),
    ...(await import('../src/offline/outbox/retry.ts')),
    ...(await import('../src/offline/outbox/withdraw.ts')),
    ...(await import('../src/offline/outbox/store.ts')),
    ...(await import('../src/offline/outbox/open-form.ts')),
    ...(await import('../src/offline/outbox/unsent-drafts.ts')),
    ...(await import('../src/offline/drafts/drafts.ts')),
    ...(await import('../src/offline/outbox/page.ts')),
    ...(await import('../src/offline/outbox/item/items.ts')),
    ...(await import('../src/offline/outbox/channel.ts')),
    ...(await import('../src/lib/session/session.ts')),
    ...(await import('../src/lib/http/connectivity.ts')),
  });
  const page = await as(who, load);
  page.useSession.setState(account ? signedIn(account) : {});
  // the page's functions run in the page's context, even when a test calls them
  const bound = <Given extends unknown[], T>(work: (...given: Given) => T) => {
    return (...given: Given): T => as(who, () => work(...given));
  };
  return {
    ...page,
    who,
    signIn: bound((id: number) => page.useSession.setState(signedIn(id))),
    send: bound(page.send),
    sendSwitch: bound(page.sendSwitch),
    submit: bound(page.submit),
    retryItem: bound(page.retryItem),
    retryAll: bound(page.retryAll),
    keepOver: bound(page.keepOver),
    dropItem: bound(page.dropItem),
    takeBack: bound(page.takeBack),
    holdItems: bound(page.holdItems),
    openForm: bound(page.openForm),
    pathOfForm: bound(page.pathOfForm),
    readUnsentDrafts: bound(page.readUnsentDrafts),
    saveDraft: bound(page.saveDraft),
    dropDraft: bound(page.dropDraft),
    readDraft: bound(page.readDraft),
    startOutbox: bound(page.startOutbox),
    drainPage: bound(page.drainPage),
    listen: bound(page.listen),
  };
}

/** Opens the service worker of the device. */
export async function openWorker() {
  vi.resetModules();
  const [worker, copy] = await Promise.all([
    import('../src/offline/outbox/worker.ts'),
    import('../src/offline/outbox/session-copy.ts'),
  ]);
  await giveAllKinds();
  const who = client('worker');
  return { ...copy, ...worker, drainAsWorker: (given = {}) => as(who, () => worker.drainAsWorker(given)) };
}

/** Loads the functions that store and send items, without a page around them. Several clients may drain at once. */
export async function openDrain() {
  await giveAllKinds();
  const [{ drainOutbox }, { pack, storeItem }, { listen }, store] = await Promise.all([
    import('../src/offline/outbox/drain.ts'),
    import('../src/offline/outbox/pack.ts'),
    import('../src/offline/outbox/channel.ts'),
    import('../src/offline/outbox/store.ts'),
  ]);
  return {
    ...store,
    listen,
    /** stores an item as a form does when no person waits for it */
    put: async (item: NewItem, { account = 7, files = [] }: { account?: number; files?: File[] } = {}) => {
      await storeItem(await pack(account, item, files));
      return item.id;
    },
    drain: (given: Partial<Drainer> = {}) =>
      drainOutbox({ sender: () => ({ account: 7, token: 'token-7' }), ...given }),
  };
}

function signedIn(id: number) {
  const account = { id, name: 'Ana' } as SessionAccount;
  return { status: 'signed-in', token: `token-${id}`, account, userType: 'provider', role: 'provider' } as const;
}

let made = 0;

/** Returns a message to the team, unless `more` says otherwise. */
export function newItem(more: Partial<NewItem> = {}): NewItem {
  made += 1;
  const id = `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
  return { id, kind: 'contact', params: {}, body: { subject: `s${made}` }, title: `Mensaje ${made}`, ...more };
}

/** Returns an item that adds or removes a favourite: only the last such item counts. */
export function favorite(service: number, wanted: boolean): NewItem {
  const setKey = `favorite:${service}`;
  return newItem({ kind: 'favorite', params: { serviceId: service }, body: { wanted }, setKey });
}

export function imageFile(name: string): File {
  return new File([`bytes of ${name}`], name, { type: 'image/jpeg' });
}

/** Returns what became of an item, in short. */
export function standing(item: OutboxItem | null | undefined) {
  return item && { state: item.state, attempts: item.attempts, fault: item.fault?.code };
}
