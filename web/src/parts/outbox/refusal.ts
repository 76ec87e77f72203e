import { uploadFiles } from '@tero/shared/contract/uploads';
import type { ErrorCode } from '@tero/shared/errors';
import { ApiError, UploadTimeoutError } from '../../lib/http/api-error.ts';
import type { ItemKind, OutboxItem } from '../../offline/outbox/item.ts';

const withImages: readonly ItemKind[] = ['post', 'post-edit', 'service', 'service-edit'];

/**
 * Returns why an item that waits did not go out, when the person should know: a refusal, or no response within its time
 * (rule SVC-18). Null: there was no signal, or the first try is still under way.
 */
export function refusalOf({ kind, fault, nextAttemptAt }: OutboxItem): Error | null {
  if (!fault || fault.code === 'in_progress') return null;
  if (fault.status > 0) {
    const wait = Math.ceil((nextAttemptAt - Date.now()) / 1000);
    const retryAfter = fault.status === 429 && wait > 0 ? wait : null;
    return new ApiError({ ...fault, code: fault.code as ErrorCode, retryAfter });
  }
  return fault.code === 'slow' && withImages.includes(kind) ? new UploadTimeoutError() : null;
}

/** Moves the error of an image's upload to the form's field of images. */
export function inForm(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { [uploadFiles.field]: ofImage, ...errors } = error.errors;
  if (!ofImage) return error;
  const { code, status, message, retryAfter } = error;
  return new ApiError({ code, status, message, retryAfter, errors: { ...errors, images: ofImage } });
}
