import { type adminOperator as contract, edited, type StoredContent } from '@tero/shared/contract/admin/operator';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import type { OperatorContent } from '@tero/shared/contract/operator';
import { recordAct } from '../../../audit/acts.ts';
import type { Row } from '../../../audit/differences.ts';
import type { Caller } from '../../../core/caller.ts';
import type { Db } from '../../../db/schema/database.ts';
import { alone } from '../../../db/sql/dialect.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { type Expected, versioned } from '../../../http/versions.ts';
import { storedContent, writeContent } from '../../operator/content.ts';

/**
 * Returns the operator's stored content, never that of the demo, so that nobody saves invented content as their own.
 */
export async function contentOf(db: Db): Promise<StoredContent> {
  return versioned(edited, await storedContent(db));
}

/** Changes the given fields, with a row in the log (rule SUPP-90). */
export async function update(
  { db, clock }: Deps,
  body: BodyOf<typeof contract.update>,
  { caller, expected }: { caller: Caller; expected: Expected<StoredContent> },
): Promise<StoredContent> {
  const now = clock.now();
  return inTransaction(db, async (trx) => {
    await alone(trx, 'siteContent');
    const before = await storedContent(trx);
    await expected.meets(() => contentOf(trx));
    const given = Object.entries(body).filter(([, value]) => value !== undefined);
    const after: OperatorContent = { ...before, ...Object.fromEntries(given) };
    await writeContent(trx, after, now);
    const act = { action: 'update', entity: 'site', id: null } as const;
    await recordAct(trx, now, caller, { ...act, before: inWords(before), after: inWords(after) });
    return contentOf(trx);
  });
}

/** Returns the content as the log shows it: each list as one text. */
function inWords(content: OperatorContent): Row {
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, Array.isArray(value) ? textOf(value) : value]),
  );
}

function textOf(items: readonly (string | object)[]): string | null {
  const texts = items.map((item) => (typeof item === 'string' ? item : Object.values(item).flat().join(', ')));
  return texts.join(' · ') || null;
}
