import { quotePhotos as contract } from '@tero/shared/contract/quotes-photos';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { bind, success } from '../../http/bind.ts';
import { settled } from '../../http/idempotency/claims.ts';
import { promised } from '../../http/promised.ts';
import { askShowCode, letShow } from './photo-showing.ts';
import { addPhotos, listPhotos, removePhoto } from './photos.ts';

export function photoRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.list, async ({ params: { token }, caller }) => ({
    success,
    photos: await listPhotos(deps, { token, caller }),
  }));
  bind(app, deps, contract.add, ({ params: { token }, body, files, caller, claim }) =>
    settled(
      claim,
      (ids: number[]) => ({ success, message: 'Fotos agregadas', ids }),
      (settle) => addPhotos(deps, { token, caller }, body, { files, settle }),
    ),
  );
  bind(app, deps, contract.remove, async ({ params: { token, photoId }, caller }) => {
    await removePhoto(deps, { token, caller }, photoId);
    return { success, message: 'Foto eliminada' };
  });
  bind(app, deps, contract.show, async ({ params: { token }, body, caller }) => ({
    success,
    photos: await letShow(deps, { token, caller }, body),
  }));
  bind(app, deps, contract.askShowCode, async ({ params: { token }, caller }) => {
    await askShowCode(deps, { token, caller });
    return { success, ...(await promised(deps, 'sms', 'Te mandamos un código por SMS.')) };
  });
}
