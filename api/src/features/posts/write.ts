import type { BodyOf } from '@tero/shared/contract/endpoint';
import { type posts as contract, editedPostFiles, type Post, postFiles } from '@tero/shared/contract/posts';
import { limits } from '@tero/shared/limits';
import { recordAdminAct } from '../../audit/acts.ts';
import { findThing } from '../../audit/things.ts';
import { type Caller, mayManage } from '../../core/caller.ts';
import { AppError, found } from '../../core/errors.ts';
import { requireInSight } from '../../core/in-sight.ts';
import type { IncomingFile } from '../../core/incoming-file.ts';
import type { Db, Trx } from '../../db/schema/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Settle, Stored } from '../../http/idempotency/claims.ts';
import type { Expected } from '../../http/versions.ts';
import { withImages } from '../../images/ingest.ts';
import { requireRoomForImages } from '../../images/quota.ts';
import { unusedFiles } from '../../images/usage.ts';
import { forgetPost } from '../events/service.ts';
import { requireMayPublish } from '../services/publish/gate.ts';
import { findImages, type ImageRow, insertImages, removeImages } from './image-repository.ts';
import * as posts from './repository.ts';
import { view } from './service.ts';
import { addressesOf, gone } from './view.ts';

export async function create(
  deps: Deps,
  { content }: BodyOf<typeof contract.create>,
  files: readonly IncomingFile[],
  caller: Caller,
  settle: Settle<Post>,
): Promise<Stored<Post>> {
  const { db, clock, images } = deps;
  const now = clock.now();
  const at = now.toISOString();
  const admit = async (trx: Trx) => {
    await requireMayPublish(trx, caller.accountId, now);
    await requireRoomForImages(trx, caller.accountId, files.length);
  };
  // checked before the work on the images, and again in the transaction that writes
  await inTransaction(db, admit);
  return withImages({ images, kind: 'post', files, rules: postFiles }, (keys) =>
    inTransaction(db, async (trx) => {
      await admit(trx);
      const counts = { likes_count: 0, views_count: 0, shares_count: 0 };
      const times = { created_at: at, updated_at: at };
      const id = await posts.insert(trx, { provider_id: caller.accountId, content, ...counts, ...times });
      await insertImages(trx, id, keys);
      const post = await view(trx, id, caller);
      return settle(trx, post);
    }),
  );
}

/**
 * Changes a post. `existingImages`: URLs of the post's images to keep; its other images are removed with their files.
 */
export async function update(
  deps: Deps,
  id: number,
  { content, existingImages }: BodyOf<typeof contract.update>,
  given: { files: readonly IncomingFile[]; caller: Caller; expected: Expected<Post>; settle: Settle<Post> },
): Promise<Stored<Post>> {
  const { db, clock, images } = deps;
  const { files, caller, expected, settle } = given;
  const now = clock.now();
  const at = now.toISOString();
  const prepare = async (db: Db) => {
    const post = permit(await posts.hold(db, id), caller);
    const choice = choose(await findImages(db, [id]), existingImages);
    refuseMore(choice.kept.length + files.length);
    return { provider_id: post.provider_id, content: post.content, removed: choice.removed };
  };
  // checked before the work on the images, and again in the transaction that writes
  await prepare(db);
  const { post, unused } = await withImages({ images, kind: 'post', files, rules: editedPostFiles }, (keys) =>
    inTransaction(db, async (trx) => {
      const { provider_id, removed, content: before } = await prepare(trx);
      await expected.meets(() => view(trx, id, caller));
      const removedIds = removed.map((image) => image.id);
      await removeImages(trx, id, removedIds);
      await requireRoomForImages(trx, provider_id, keys.length);
      await insertImages(trx, id, keys);
      await posts.update(trx, id, provider_id, content, at);
      const after = { content, images_removed: removedIds.length };
      const act = { action: 'update', entity: 'post', id, before: { content: before }, after } as const;
      await recordAdminAct(trx, now, caller, act);
      const post = await view(trx, id, caller);
      const stored = await settle(trx, post);
      return { post: stored, unused: await unusedImages(trx, removed) };
    }),
  );
  await images.remove(unused);
  return post;
}

/** Deletes a post with its likes, events and images. */
export async function remove({ db, clock, images }: Deps, id: number, caller: Caller): Promise<void> {
  const unused = await inTransaction(db, async (trx) => {
    const { provider_id, content } = permit(await posts.hold(trx, id), caller);
    const removed = await findImages(trx, [id]);
    const thing = caller.role === 'admin' ? await findThing(trx, 'post', id) : null;
    await posts.remove(trx, id, provider_id);
    await forgetPost(trx, id);
    const act = { action: 'delete', entity: 'post', id, before: { content }, thing } as const;
    await recordAdminAct(trx, clock.now(), caller, act);
    return unusedImages(trx, removed);
  });
  await images.remove(unused);
}

type Owned = Awaited<ReturnType<typeof posts.hold>>;

function permit(post: Owned, caller: Caller) {
  const { id, provider_id, content, hidden_at } = found(post, gone);
  if (mayManage(caller, provider_id)) {
    requireInSight({ hidden_at }, caller);
    return { id, provider_id, content };
  }
  const isClient = caller.kind === 'user';
  const message = isClient ? 'Debes iniciar sesión como proveedor para editar publicaciones' : undefined;
  throw new AppError('forbidden', { message });
}

/** Splits a post's images by whether `addresses` keeps them. A URL may come with or without the origin. */
function choose(images: readonly ImageRow[], addresses: readonly string[]) {
  const stays = ({ file }: ImageRow) =>
    addressesOf(file).some((address) => addresses.some((given) => given.endsWith(address)));
  return { kept: images.filter(stays), removed: images.filter((image) => !stays(image)) };
}

function refuseMore(count: number): void {
  if (count <= limits.postImages) return;
  const message = editedPostFiles.tooMany;
  throw new AppError('upload_refused', { message, errors: { [editedPostFiles.field]: message } });
}

function unusedImages(trx: Trx, images: readonly ImageRow[]): Promise<string[]> {
  return unusedFiles(
    trx,
    images.map((image) => image.file),
  );
}
