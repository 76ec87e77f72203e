import { expect } from 'vitest';
import { seedDemoContent } from '../src/seed/demo.ts';
import { type Harness, startHarness } from './harness.ts';
import { type Person, signIn } from './people.ts';

/** Starts an app with the demo content, but for its pictures. */
export async function startDemo(): Promise<Harness> {
  const h = await startHarness();
  expect(await seedDemoContent(h.deps.db, h.clock.now())).toBe(true);
  return h;
}

/** Returns a person of the demo, as `cliente@demo.example`. */
export async function demoPerson(h: Harness, email: string): Promise<Person> {
  const { id, kind, role, name, username, phone } = await h.deps.db
    .selectFrom('accounts')
    .select(['id', 'kind', 'role', 'name', 'username', 'phone'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const person = { id, kind, role, name, username: username ?? '', email, phone: phone ?? '' };
  return { ...person, token: await signIn(h, person) };
}
