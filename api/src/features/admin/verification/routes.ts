import { adminVerification as contract } from '@tero/shared/contract/admin/verification';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { bind, success } from '../../../http/bind.ts';
import { listedWaiting } from '../providers/repository.ts';
import { waitingView } from '../providers/service.ts';
import { listPage } from '../table/list.ts';
import { decideIdentity, identityPictures } from './identity.ts';
import { decidePaper, paperPictures } from './papers.ts';
import { countByStatus, statusOf } from './repository.ts';
import { decide, verificationDetail } from './service.ts';

const longestWait = 'documents_submitted_at';

export function adminVerificationRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.pending, async ({ query }) => {
    const { rows, paging } = await listPage(deps, listedWaiting, { ...query, sort: longestWait });
    const providers = rows.map((row) => waitingView(row, deps.clock.now()));
    return { success, data: { providers, pagination: paging } };
  });
  bind(app, deps, contract.stats, async () => ({ success, data: await countByStatus(deps.db) }));
  bind(app, deps, contract.detail, async ({ params, caller }) => ({
    success,
    data: await verificationDetail(deps, params.id, caller),
  }));
  bind(app, deps, contract.pictures, async ({ params, caller }) => ({
    success,
    ...(await identityPictures(deps, params.id, caller)),
  }));
  bind(app, deps, contract.decideIdentity, async ({ params, body, caller, expected }) => {
    await decideIdentity(deps, params.id, body, { caller, expected });
    const verification_status = await statusOf(deps.db, params.id);
    return {
      success,
      message: 'Listo: avisamos al proveedor y borramos las fotos',
      data: { id: params.id, verification_status },
    };
  });
  bind(app, deps, contract.paper, async ({ params, caller }) => ({
    success,
    ...(await paperPictures(deps, params, caller)),
  }));
  bind(app, deps, contract.decidePaper, async ({ params, body, caller, expected }) => {
    await decidePaper(deps, params, body, { caller, expected });
    return { success, message: 'Listo: avisamos al proveedor y borramos la foto' };
  });
  bind(app, deps, contract.approve, async ({ params, body, caller, expected: header }) => {
    const expected = header.or(body.version);
    await decide(deps, params.id, { status: 'approved' }, body, { caller, expected });
    const data = { id: params.id, verification_status: 'approved' as const };
    return { success, message: 'Proveedor aprobado exitosamente', data };
  });
  bind(app, deps, contract.reject, async ({ params, body, caller, expected: header }) => {
    const expected = header.or(body.version);
    const rejection = { status: 'rejected', reason: body.reason, fields: body.fields } as const;
    await decide(deps, params.id, rejection, body, { caller, expected });
    const data = { id: params.id, verification_status: 'rejected' as const };
    return { success, message: 'Proveedor rechazado exitosamente', data };
  });
}
