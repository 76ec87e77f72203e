import type { Files } from '@tero/shared/contract/endpoint';
import { textsOf } from '@tero/shared/contract/loose';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../core/errors.ts';
import type { IncomingFile } from '../../core/incoming-file.ts';
import type { Deps } from '../../deps/deps.ts';
import { unstage, withStagedFiles } from '../../images/staged.ts';
import type { Claim } from '../idempotency/claims.ts';

/** Returns the ids of images uploaded ahead that a body names. */
export function photoIdsOf(body: unknown): string[] {
  const ids = (body as { photoIds?: unknown } | null)?.photoIds;
  return textsOf(ids);
}

/** A write that may name images uploaded ahead. */
interface StagedCall {
  deps: Deps;
  request: FastifyRequest;
  rules: Files;
  claim: Claim;
}

/**
 * Gives a write its files: first those of the form, then those uploaded ahead. Deletes the latter once the write has
 * stored its response. They stay for the next attempt when the write fails or only proposes corrections. Throws
 * `upload_refused` when both together are too many.
 */
export async function withStaged<R>(
  { deps, request, rules, claim }: StagedCall,
  work: (files: readonly IncomingFile[], claim: Claim) => Promise<R> | R,
): Promise<R> {
  const { caller, incoming = [], server } = request;
  const ids = [...new Set(photoIdsOf(request.body))];
  if (!caller || ids.length === 0) return work(incoming, claim);
  if (incoming.length + ids.length > rules.max) {
    throw new AppError('upload_refused', { message: rules.tooMany, errors: { [rules.field]: rules.tooMany } });
  }
  let isSettled = false;
  const own: Claim = {
    settle: async (trx, reply) => {
      await claim.settle(trx, reply);
      isSettled = true;
    },
  };
  const given = { accountId: caller.accountId, ids, rules, folder: server.uploadSlots.folder };
  const response = await withStagedFiles(deps, given, (ahead) => work([...incoming, ...ahead], own));
  if (isSettled) await unstage(deps, caller.accountId, ids);
  return response;
}
