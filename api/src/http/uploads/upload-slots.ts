import { statfs } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../core/errors.ts';
import { floodNetworkOf } from '../../core/network.ts';

/** The number of forms with files that one account may upload at the same time; RATE_LIMIT_SCALE multiplies it. */
const perAccount = 3;
/** Bytes that stay free for the database on the same disk. */
const reserve = 64 * 1024 * 1024;

/** Upload slots: each account (or network) may upload a few forms with files at once, while the disk has room. */
export class UploadSlots {
  readonly folder: string;
  readonly #most: number;
  readonly #taken = new Map<string, number>();

  constructor(folder: string, scale: number) {
    this.folder = folder;
    this.#most = Math.ceil(perAccount * scale);
  }

  /** Takes a slot and returns the function that frees it. Throws `too_many_requests` or `storage_full`. */
  async enter(request: FastifyRequest): Promise<() => void> {
    const key = request.caller ? `account ${request.caller.accountId}` : floodNetworkOf(request.ip);
    const taken = this.#taken.get(key) ?? 0;
    if (taken >= this.#most) {
      const message = 'Ya estás subiendo otras imágenes. Esperá a que terminen y probá de nuevo.';
      throw new AppError('too_many_requests', { message, retryAfter: 5 });
    }
    this.#taken.set(key, taken + 1);
    const leave = () => this.#leave(key);
    try {
      await this.#requireRoom(Number.parseInt(request.headers['content-length'] ?? '', 10) || 0);
    } catch (error) {
      leave();
      throw error;
    }
    return leave;
  }

  #leave(key: string): void {
    const left = (this.#taken.get(key) ?? 1) - 1;
    if (left > 0) this.#taken.set(key, left);
    else this.#taken.delete(key);
  }

  async #requireRoom(bytes: number): Promise<void> {
    const { bavail, bsize } = await statfs(this.folder);
    if (bavail * bsize < bytes + reserve) throw new AppError('storage_full');
  }
}
