import { hash } from 'node:crypto';
import type { Edits, Unversioned } from '@tero/shared/contract/edits';
import type { Endpoint } from '@tero/shared/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../core/errors.ts';
import type { Trx } from '../db/schema/database.ts';

/**
 * Returns a version: a hash that distinguishes states of the fields but does not reveal them
 * (docs/decisions/versions.md).
 */
function versionOf<F extends string>(fields: readonly F[], shown: Readonly<Record<F, unknown>>): string {
  const state = JSON.stringify(fields.map((field) => shown[field] ?? null));
  return hash('sha256', state, 'base64url').slice(0, 22);
}

/** Throws unless the caller's edit began with the current state. Call it inside the transaction that writes. */
export type Compare = (trx: Trx) => Promise<void>;

/** Adds the version of the editable fields to a response. */
export function versioned<S extends z.ZodObject, T extends z.output<S>>(edits: Edits<S>, shown: T): T {
  const fields: readonly string[] = edits.fields;
  return { ...shown, version: versionOf(fields, shown as Record<string, unknown>) };
}

/** The version with which the caller's edit began, if the call names one. */
export class Expected<T extends object = object> {
  readonly #edits: Edits;
  #wanted: readonly string[];
  isCompared = false;

  constructor(edits: Edits, wanted: readonly string[]) {
    this.#edits = edits;
    this.#wanted = wanted;
  }

  /**
   * Throws `changed_meanwhile` with the current state unless the state still has the caller's version. Call it in the
   * transaction that writes, after the permission check and with the row locked.
   */
  async meets(read: () => Promise<T>): Promise<void> {
    this.isCompared = true;
    if (this.#wanted.length === 0) return;
    const { of, fields, changed, recorded } = this.#edits;
    const shown = (await read()) as Record<string, unknown>;
    if (this.#wanted.includes(versionOf(fields, shown))) return;
    // a row that violates a newer rule of its schema is reported, but without its content
    const current = recorded ? undefined : of.safeParse(shown).data;
    const extra = current ? { current } : {};
    throw new AppError('changed_meanwhile', { message: changed, extra });
  }

  /** Takes the version from the body, where older apps send it, when there is no header. Returns this object. */
  or(version: string | undefined): Expected<T> {
    if (this.#wanted.length === 0 && version !== undefined) this.#wanted = [version];
    return this;
  }
}

/** Returns the version that a call expects to edit, or null when the endpoint edits nothing that has a version. */
export function expectedBy({ edits }: Endpoint, { headers }: FastifyRequest): Expected | null {
  return isVersioned(edits) ? new Expected(edits, tagsOf(headers['if-match'])) : null;
}

export function isVersioned(edits: Edits | Unversioned | undefined): edits is Edits {
  return edits !== undefined && 'of' in edits;
}

/**
 * Returns the tags of an `If-Match` header, with or without quotes. Returns none for `*`, which any version matches.
 */
function tagsOf(header: string | undefined): string[] {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^"(.*)"$/, '$1'));
  return tags.includes('*') ? [] : tags.filter(Boolean);
}
