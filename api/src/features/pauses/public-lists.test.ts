// @module-tag postgres
import { describe, expect, it } from 'vitest';
import { form, image } from '../../../test/forms.ts';
import { endpoints } from '../../../test/fuzz/endpoints.ts';
import { startHarness } from '../../../test/harness.ts';
import { createClient } from '../../../test/people.ts';
import { writeReview } from '../../../test/reviews.ts';
import { createPublisher } from '../../../test/service-form.ts';
import { createService } from '../../../test/services.ts';

const h = await startHarness();

/**
 * Reads at the address of a paused provider, and why they show the provider (rule PAUSE-4). All other reads are lists.
 */
const pages: Readonly<Record<string, string>> = {
  'services.detail': 'the page of a service',
  'services.byProvider': 'the services on its profile',
  'providers.detail': 'its profile',
  'posts.ofProvider': 'news on its profile, which may say that it is away',
  'posts.detail': 'the page of one of them',
  'reviews.ofService': 'what people wrote of a service',
  'reviews.ofServiceAlias': 'the same',
  'reviews.ofProvider': 'what people wrote, on its profile',
  'reviews.ofProviderAlias': 'the same',
};

const mark = 'Zanahoria';
const account = await createPublisher(h);
await h.deps.db
  .updateTable('provider_profiles')
  .set({ company_name: `${mark} Hermanos` })
  .where('account_id', '=', account.id)
  .execute();
const service = await createService(h, account, { title: `${mark} eléctrica`, description: `${mark} con garantía` });
await writeReview(h, await createClient(h), service);
await h.call('POST', '/api/posts', { as: account.token, body: { content: 'Cerramos por vacaciones' } });
const dates = { title: `${mark} en rebaja`, startDate: '2026-03-01', endDate: '2026-04-05' };
await h.call('POST', '/api/offers', { as: account.token, body: form(dates, 'image', [await image()]) });

const reads = [...endpoints].filter(([, { method, auth }]) => method === 'GET' && auth === 'anyone');

/** Returns the names of the public reads that show something of the provider. */
async function showing(): Promise<string[]> {
  const found = new Set<string>();
  for (const [name, { path, query }] of reads) {
    for (const id of [1, service.id, account.id]) {
      const url = path.replace(/:name|:category\b/, 'Electricidad').replace(/:\w+/g, String(id));
      const { body } = await h.call<unknown>('GET', query ? `${url}?q=${mark}` : url);
      // the search repeats the person's own words, which do not mean that it found the service
      if (JSON.stringify(body).replaceAll(`"${mark}"`, '').includes(mark)) found.add(name);
    }
  }
  return [...found];
}

describe('what anyone may read', () => {
  it('shows a provider that is away by its own address alone, and everywhere once it is back', async () => {
    const before = await showing();
    expect(before).toEqual(
      expect.arrayContaining(['services.list', 'services.search', 'services.recent', 'offers.list']),
    );
    const pause = (until: string | null) =>
      h.call('PUT', '/api/provider/pause', { as: account.token, body: { until } });
    expect((await pause('2026-04-01')).status).toBe(200);
    expect((await showing()).sort()).toEqual(Object.keys(pages).sort());
    await pause(null);
    expect(await showing()).toEqual(before);
  });
});
