import {
  type AnswerTemplate,
  type adminTemplates as contract,
  edited,
} from '@tero/shared/contract/admin/panel/templates';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import { limits } from '@tero/shared/limits';
import { recordAct } from '../../../audit/acts.ts';
import { findThing } from '../../../audit/things.ts';
import type { Caller } from '../../../core/caller.ts';
import { AppError, found } from '../../../core/errors.ts';
import { alone } from '../../../db/sql/dialect.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { type Expected, versioned } from '../../../http/versions.ts';
import * as templates from './repository.ts';

const missing = 'Esa plantilla ya no existe. Recargá la página.';
const view = (row: { id: number; name: string; text: string }): AnswerTemplate => versioned(edited, row);

/** Returns the team's ready-made answers, by name. */
export async function list({ db }: Deps): Promise<AnswerTemplate[]> {
  return (await templates.listTemplates(db)).map(view);
}

export async function create(
  { db, clock }: Deps,
  body: BodyOf<typeof contract.create>,
  caller: Caller,
): Promise<AnswerTemplate> {
  const now = clock.now();
  return inTransaction(db, async (trx) => {
    const held = await alone(trx, 'answerTemplates');
    if ((await templates.countTemplates(held)) >= limits.answerTemplates) {
      const message = `Hay lugar para ${limits.answerTemplates} plantillas. Eliminá alguna para seguir.`;
      throw new AppError('quota_exceeded', { message });
    }
    const row = await templates.insertTemplate(trx, { ...body, created_at: now.toISOString() });
    await recordAct(trx, now, caller, { action: 'create', entity: 'template', id: row.id, after: body });
    return view(row);
  });
}

export async function update(
  { db, clock }: Deps,
  id: number,
  body: BodyOf<typeof contract.update>,
  { caller, expected }: { caller: Caller; expected: Expected<AnswerTemplate> },
): Promise<AnswerTemplate> {
  const now = clock.now();
  return inTransaction(db, async (trx) => {
    const before = found(await templates.holdTemplate(trx, id), missing);
    await expected.meets(async () => view(found(await templates.findTemplate(trx, id), missing)));
    const { name = before.name, text = before.text } = body;
    await templates.updateTemplate(trx, id, { name, text });
    const act = { action: 'update', entity: 'template', id, before, after: { ...before, name, text } } as const;
    await recordAct(trx, now, caller, act);
    return view({ id, name, text });
  });
}

export async function remove({ db, clock }: Deps, id: number, caller: Caller): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    const { name, text } = found(await templates.holdTemplate(trx, id), missing);
    const thing = await findThing(trx, 'template', id);
    await templates.removeTemplate(trx, id);
    await recordAct(trx, now, caller, { action: 'delete', entity: 'template', id, before: { name, text }, thing });
  });
}
