import { papers as contract } from '@tero/shared/contract/papers';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { bind, success } from '../../http/bind.ts';
import { ownPapers, removePaper, sendPaper } from './service.ts';

export function paperRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.list, async ({ caller }) => ({ success, papers: await ownPapers(deps, caller) }));
  bind(app, deps, contract.send, async ({ body, files, caller }) => {
    const papers = await sendPaper(deps, body, { files, caller });
    return { success, message: 'Recibimos la foto: la revisamos, te avisamos y la borramos.', papers };
  });
  bind(app, deps, contract.remove, async ({ params, caller }) => ({
    success,
    papers: await removePaper(deps, params.kind, caller),
  }));
}
