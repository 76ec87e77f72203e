import type { Listing } from '@tero/shared/contract/services';
import { beforeAll, describe, expect, it } from 'vitest';
import { startHarness } from '../../../../test/harness.ts';
import { createAdmin, createProvider, type Person } from '../../../../test/people.ts';
import { createService } from '../../../../test/services.ts';

const h = await startHarness();

let provider: Person;
beforeAll(async () => {
  provider = await createProvider(h, { entitled: true });
  await createService(h, provider, { title: 'Instalación eléctrica' });
});

const titlesOf = async (q: string) => {
  const { status, body } = await h.call<Omit<Listing, 'success'>>(
    'GET',
    `/api/search/services?q=${encodeURIComponent(q)}`,
  );
  expect(status).toBe(200);
  return body.services.map(({ title }) => title);
};

describe('what a search finds', () => {
  it('is what was just written, and no longer what was just deleted, each time', async () => {
    for (let at = 0; at < 3; at += 1) {
      const title = `Afinación de zampoñas ${at}`;
      const { id } = await createService(h, provider, { title, category: 'Jardinería' });
      expect(await titlesOf(title)).toContain(title);
      expect((await h.call('DELETE', `/api/services/${id}`, { as: provider.token })).status).toBe(200);
      expect(await titlesOf(title)).not.toContain(title);
    }
  });

  it('follows a word of the panel at once', async () => {
    const { token } = await createAdmin(h);
    const { id } = await h.deps.db
      .selectFrom('categories')
      .select('id')
      .where('name', '=', 'Electricidad')
      .executeTakeFirstOrThrow();
    expect(await titlesOf('chispitero')).toEqual([]);
    const body = { form: 'chispitero', category_id: id };
    const { term } = (await h.call<{ term: { id: number } }>('POST', '/api/admin/search-terms', { as: token, body }))
      .body;
    expect(await titlesOf('chispitero')).toContain('Instalación eléctrica');
    await h.call('DELETE', `/api/admin/search-terms/${term.id}`, { as: token });
    expect(await titlesOf('chispitero')).toEqual([]);
  });
});
