import type { Service } from '@tero/shared/contract/services';
import { expect } from 'vitest';
import { filesIn, form, image, type SentFile } from './forms.ts';
import type { Harness } from './harness.ts';
import { createProvider, type Person } from './people.ts';
import { filled } from './service-fields.ts';

/** Creates a provider who may publish. */
export function createPublisher(h: Harness, profile: object = {}): Promise<Person> {
  return createProvider(h, { entitled: true, profile: { company_name: 'Chispa Oriental', ...profile } });
}

export interface PublishReply {
  success: boolean;
  needsCorrection: boolean;
  corrections?: Record<'title' | 'description', { original: string; corrected: string }>;
  service: Service;
}

type Fields = Record<string, string | readonly string[]>;

/** Sends the form of a new service, with one image by default. */
export async function publish(
  h: Harness,
  as: Person | null,
  fields: Fields = {},
  files?: readonly (SentFile | Buffer)[],
) {
  const body = form({ ...filled, ...fields }, 'images', files ?? [await image()]);
  return h.call<PublishReply>('POST', '/api/services', { as: as?.token ?? null, body });
}

/** Sends the form of an edit, without files by default. */
export function edit(
  h: Harness,
  as: Person | null,
  id: number,
  fields: Fields = {},
  files: readonly (SentFile | Buffer)[] = [],
) {
  const body = form({ ...filled, ...fields }, 'images', files);
  return h.call<PublishReply>('PUT', `/api/services/${id}`, { as: as?.token ?? null, body });
}

/** Counts a provider's services. */
export async function servicesOf(h: Harness, person: Person): Promise<number> {
  const rows = await h.deps.db.selectFrom('services').select('id').where('provider_id', '=', person.id).execute();
  return rows.length;
}

/** Expects that `work` creates no service and leaves no file. */
export async function expectNothing(h: Harness, person: Person, work: () => Promise<unknown>): Promise<void> {
  const before = filesIn(h, 'uploads').length;
  await work();
  expect(await servicesOf(h, person)).toBe(0);
  expect(filesIn(h, 'uploads').length).toBe(before);
  expect(filesIn(h, 'incoming')).toEqual([]);
}
