import { adminNewsletter as contract } from '@tero/shared/contract/admin/newsletter';
import type { FastifyInstance } from 'fastify';
import { recordAct } from '../../../audit/acts.ts';
import { AppError } from '../../../core/errors.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { bind, success } from '../../../http/bind.ts';
import { listIssues, sendIssue } from '../../newsletter/issues.ts';
import { removeSubscriber } from '../../newsletter/service.ts';
import { leaveUrl } from '../../newsletter/tokens.ts';
import { whenText } from '../table/csv.ts';
import { bindExport, listPage } from '../table/list.ts';
import { confirmedSubscribers, listedSubscribers, type SubscriberRow } from './repository.ts';

export function adminNewsletterRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.list, async ({ query }) => {
    const { rows, paging } = await listPage(deps, listedSubscribers, query);
    return { success, ...paging, subscribers: rows };
  });
  const columns = {
    Email: (row: SubscriberRow) => row.email,
    Confirmado: (row: SubscriberRow) => whenText(row.confirmed_at),
    'Texto aceptado': (row: SubscriberRow) => row.consent,
    Aceptado: (row: SubscriberRow) => whenText(row.consented_at),
    Baja: (row: SubscriberRow) => leaveUrl(deps.config, row.id),
  };
  bindExport(app, deps, contract.export, {
    listed: confirmedSubscribers,
    columns,
    name: 'boletin',
    entity: 'newsletter',
  });
  bind(app, deps, contract.issues, async () => ({ success, ...(await listIssues(deps)) }));
  bind(app, deps, contract.send, async ({ body, caller }) => {
    await sendIssue(deps, body, caller);
    return { success, message: 'El boletín está saliendo' };
  });
  bind(app, deps, contract.remove, async ({ params, caller }) => {
    await inTransaction(deps.db, async (trx) => {
      if (!(await removeSubscriber(trx, params.id))) throw new AppError('not_found');
      const act = { action: 'delete', entity: 'newsletter', id: params.id, thing: null } as const;
      await recordAct(trx, deps.clock.now(), caller, act);
    });
    return { success, message: 'Email eliminado exitosamente' };
  });
}
