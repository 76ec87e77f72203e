import type { BodyOf } from '@tero/shared/contract/endpoint';
import type { subscriptions as contract } from '@tero/shared/contract/subscriptions';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../../core/caller.ts';
import { AppError, found } from '../../../core/errors.ts';
import type { Deps } from '../../../deps/deps.ts';
import { admit } from '../../../http/bind.ts';
import { listOf } from '../ledger/repository.ts';
import { receive } from './inbox.ts';

type Body = BodyOf<typeof contract.notify>;

/**
 * Receives a webhook call. For a signed call it stores the event and asks MercadoPago, because the body itself is not
 * trusted (rule SUB-14). An unsigned call comes from the sandbox's simulator and needs its provider's session (rule
 * SUB-15).
 */
export async function receiveWebhook(
  deps: Deps,
  request: FastifyRequest,
  query: Record<string, unknown>,
  body: Body,
): Promise<void> {
  const signature = request.headers['x-signature'];
  if (signature === undefined) return simulate(deps, request, body);
  const dataId = textOf(query['data.id']);
  const requestId = textOf(request.headers['x-request-id']);
  if (!(await deps.payments.verify({ signature: String(signature), requestId, dataId }))) {
    request.log.warn({ security: 'notification' }, 'a notification is badly signed');
    throw new AppError('notification_refused');
  }
  if (!dataId) return;
  await receive(deps, { topic: textOf(query.type) ?? body.type ?? '', dataId, requestId: requestId ?? '' });
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value.slice(0, 200) : undefined;
}

const choices: Record<string, 'pay' | 'cancel'> = { approved: 'pay', authorized: 'pay', cancelled: 'cancel' };

/** Passes the payer's action to the sandbox, which then sends a signed webhook event of its own. */
async function simulate(deps: Deps, request: FastifyRequest, { data }: Body): Promise<void> {
  const { simulatePayer } = deps.payments;
  if (!simulatePayer) {
    request.log.warn({ security: 'notification' }, 'a notification without a signature');
    throw new AppError('notification_refused');
  }
  admit({ auth: 'provider' }, request);
  const { accountId } = request.caller as Caller;
  const named = [data?.id, data?.external_reference].filter((id) => id !== null && id !== undefined).map(String);
  const own = await listOf(deps.db, accountId);
  const meant = named.map((name) => own.find((row) => isNamed(row, name, accountId)));
  const row = found(meant.find(Boolean), 'No encontramos esa suscripción');
  if (meant.some((other) => other === undefined)) throw new AppError('not_found');
  const choice = choices[data?.status ?? ''];
  if (!choice) {
    const message = 'El estado tiene que ser approved, authorized o cancelled';
    throw new AppError('validation_failed', { message, errors: { 'data.status': message } });
  }
  if (row.mp_id === null) throw new AppError('not_found', { message: 'Esa suscripción todavía no tiene un pago' });
  await simulatePayer(row.mp_id, choice);
}

/**
 * Tells whether `name` means this row. The test page sends the subscription's id, its reference, MercadoPago's id or
 * the account's id.
 */
function isNamed(
  row: { id: number; reference: string; mp_id: string | null },
  name: string,
  accountId: number,
): boolean {
  return [String(row.id), row.reference, row.mp_id, String(accountId)].includes(name);
}
