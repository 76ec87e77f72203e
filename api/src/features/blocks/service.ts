import type { Asker, Block, blocks as contract } from '@tero/shared/contract/blocks';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import { limits } from '@tero/shared/limits';
import { shortName } from '@tero/shared/rules/person-name';
import { excerpt } from '@tero/shared/rules/text/text';
import { localDay } from '@tero/shared/rules/time/time';
import { type Caller, mayManage } from '../../core/caller.ts';
import { AppError, found } from '../../core/errors.ts';
import type { Db } from '../../db/schema/database.ts';
import { holdAccount } from '../../db/sql/dialect.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import * as blocks from './repository.ts';

const unknown = 'No encontramos a esa persona. Recargá la página.';
const gone = 'Ese bloqueo ya no está. Recargá la página.';
const full = `Podés tener hasta ${limits.blocks} bloqueos a la vez. Desbloqueá a alguien para seguir, o escribinos.`;

/**
 * Returns which of these providers have blocked the caller. Such a provider gives the caller no phone, no chat and no
 * pedido, and seems to have none (rule TRUST-81). Administrators are never blocked.
 */
export async function blockersOf(db: Db, caller: Caller, providerIds: readonly number[]): Promise<ReadonlySet<number>> {
  const others = providerIds.filter((id) => !mayManage(caller, id));
  return new Set(await blocks.providersBlocking(db, caller.accountId, others));
}

export async function listBlocks({ db }: Deps, { accountId }: Caller): Promise<Block[]> {
  return (await blocks.list(db, accountId)).map(view);
}

/** Blocks the person behind a thing that the provider can see (rule TRUST-80). Does nothing the second time. */
export async function block(
  { db, clock }: Deps,
  { origin, id, link_token }: BodyOf<typeof contract.create>,
  { accountId }: Caller,
): Promise<Block> {
  return inTransaction(db, async (trx) => {
    const held = await holdAccount(trx, accountId);
    const wanted = { providerId: accountId, id, token: link_token };
    const account_id = found(await blocks.findPerson(trx, origin, wanted), unknown);
    const isFull = (await blocks.count(held, accountId)) >= limits.blocks;
    if (isFull) throw new AppError('quota_exceeded', { message: full });
    const made = await blocks.insert(trx, {
      ...{ provider_id: accountId, account_id, origin, origin_id: id },
      created_at: clock.now().toISOString(),
    });
    const [row] = await blocks.list(trx, accountId, made);
    return view(found(row));
  });
}

export async function unblock({ db }: Deps, id: number, { accountId }: Caller): Promise<void> {
  if (!(await blocks.remove(db, accountId, id))) throw new AppError('not_found', { message: gone });
}

/**
 * Returns a block as the provider reads it. It has a name only if the origin shows one, so not for a pedido (rule
 * ASK-5) nor for an anonymous review.
 */
function view({ name, what, title, is_anonymous, ...row }: blocks.BlockRow): Block {
  const isNamed = row.origin === 'phone' || (row.origin === 'review' && is_anonymous === 0);
  const about = what ?? title;
  return { ...row, name: isNamed ? shortName(name) : null, about: about && excerpt(about, 60) };
}

/** Returns what a provider may know of the people who ask, by their accounts (rule TRUST-83). */
export async function askersOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Asker>> {
  const rows = await blocks.findAskers(db, ids);
  const viewOf = ({ created_at, phone_confirmed, quotes_accepted }: (typeof rows)[number]): Asker => ({
    since: localDay(new Date(created_at)).slice(0, 7),
    phone_confirmed: Boolean(phone_confirmed),
    quotes_accepted: Number(quotes_accepted),
  });
  return new Map(rows.map((row) => [row.id, viewOf(row)]));
}
