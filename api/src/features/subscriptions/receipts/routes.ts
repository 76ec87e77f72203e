import { adminReceipts } from '@tero/shared/contract/admin/receipts';
import { receipts as contract } from '@tero/shared/contract/receipts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { bind, success } from '../../../http/bind.ts';
import { setPayer } from './repository.ts';
import { attachCfe, cfeFileFor, payerOf, receiptFor } from './service.ts';

export function receiptRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.find, async ({ params, caller }) => {
    return { success, receipt: await receiptFor(deps, params.number, caller) };
  });
  bind(app, deps, contract.file, async ({ params, caller }) => {
    return { success, ...(await cfeFileFor(deps, params.number, caller)) };
  });
  bind(app, deps, contract.payer, async ({ caller }) => ({ success, payer: await payerOf(deps, caller.accountId) }));
  bind(app, deps, contract.setPayer, async ({ body, caller }) => {
    await setPayer(deps.db, caller.accountId, body);
    const message = 'Listo. Vamos a usar estos datos desde el próximo cobro.';
    return { success, message, payer: await payerOf(deps, caller.accountId) };
  });
  bind(app, deps, adminReceipts.attach, async ({ params, body, caller }) => {
    await attachCfe(deps, params.number, body, caller);
    return { success, message: 'e-Recibo adjuntado exitosamente' };
  });
}
