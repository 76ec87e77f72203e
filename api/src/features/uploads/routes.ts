import { uploads as contract, uploadFiles } from '@tero/shared/contract/uploads';
import type { FastifyInstance } from 'fastify';
import { floodNetworkOf } from '../../core/network.ts';
import { networkKey } from '../../core/visitor.ts';
import type { Db } from '../../db/schema/database.ts';
import type { Deps } from '../../deps/deps.ts';
import { bind, success } from '../../http/bind.ts';
import { requireImages } from '../../images/ingest.ts';
import { stage, unstage } from '../../images/staged.ts';
import { requireMayBringImages } from '../services/publish/gate.ts';

export function uploadRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.put, async ({ params, files, caller }) => {
    const network = networkKey(deps.config.jwtSecret, 'staged', floodNetworkOf(caller.ip));
    const now = deps.clock.now();
    const permit = (db: Db, waiting: number) => requireMayBringImages(db, caller, { now, waiting });
    // checked before the work on the image, and again in the transaction that writes
    await permit(deps.db, 0);
    await requireImages(files, uploadFiles);
    for (const image of files)
      await stage(deps, { accountId: caller.accountId, network }, params.uploadId, image, permit);
    return { success, upload: { id: params.uploadId, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) } };
  });
  bind(app, deps, contract.remove, async ({ params, caller }) => {
    await unstage(deps, caller.accountId, [params.uploadId]);
    return { success };
  });
}
