// @module-tag postgres
import { describe, expect, it } from 'vitest';
import { form, image } from '../../../test/forms.ts';
import { endpoints } from '../../../test/fuzz/endpoints.ts';
import { startHarness } from '../../../test/harness.ts';
import { createClient } from '../../../test/people.ts';
import { writeReview } from '../../../test/reviews.ts';
import { createPublisher } from '../../../test/service-form.ts';
import { createService } from '../../../test/services.ts';
import { recordStatements } from '../../../test/statements.ts';
import { readReferences } from '../../db/sql/account-columns.ts';
import { refreshStale } from '../services/lists/indexing.ts';

const h = await startHarness();
const statements = recordStatements(h.deps.config);

/** Matches a statement that leaves out hidden content (rule MOD-8); `listed` includes that condition. */
const leavesOut = /suspended_at|\blisted\b/;

const photos = {
  tables: ['review_images'],
  why: 'of reviews that were read; the view leaves those of hidden ones out',
};

/** Reads that name things of accounts but leave none out: their tables, and the reason. */
const others: Readonly<Record<string, { tables: readonly string[]; why: string }>> = {
  'passwordReset.verifyResetToken': { tables: ['mail_tokens'], why: 'who has the mail is asked nothing else' },
  'emailVerification.verify': { tables: ['mail_tokens'], why: 'who has the mail is asked nothing else' },
  'numbers.months': {
    tables: ['content_reports', 'moderation_decisions', 'reviews', 'verification_decisions'],
    why: 'counts what happened in a month, and names nothing (rule MOD-15)',
  },
  'reviews.ofService': photos,
  'reviews.ofServiceAlias': photos,
  'reviews.ofProvider': photos,
  'reviews.ofProviderAlias': photos,
  'services.suggestions': { tables: ['services'], why: 'reads those that the table of suggestions has: listed ones' },
};

const account = await createPublisher(h);
const service = await createService(h, account);
const client = await createClient(h);
const review = (await writeReview(h, client, service)).body.review.id;
const reply = { review_id: review, response_text: 'Gracias', is_public: true };
await h.call('POST', '/api/review-responses/create', { as: account.token, body: reply });
await h.call('POST', '/api/posts', { as: account.token, body: { content: 'Terminamos ayer' } });
const dates = { title: 'Rebaja', startDate: '2026-03-01', endDate: '2026-04-05' };
await h.call('POST', '/api/offers', { as: account.token, body: form(dates, 'image', [await image()]) });
await refreshStale(h.deps);

describe('what anyone may read', () => {
  const reads = [...endpoints].filter(([, { method, auth }]) => method === 'GET' && auth === 'anyone');
  it.each(reads)('%s leaves out the things of those whom the team has out of sight', async (name, { path, query }) => {
    const references = await readReferences(h.deps.db);
    const owned = new Set(references.filter(({ target }) => target === 'accounts').map(({ table }) => table));
    statements.length = 0;
    for (const id of [1, account.id]) {
      const url = path.replace(/:name|:category\b/, 'Electricidad').replace(/:\w+/g, String(id));
      await h.call('GET', query ? `${url}?q=servicio&providerId=${account.id}` : url);
    }
    for (const table of others[name]?.tables ?? []) owned.delete(table);
    const selects = statements.filter((text) => /^\s*(select|with)\b/i.test(text));
    const bare = selects.filter((text) => !leavesOut.test(text) && text.match(/\w+/g)?.some((word) => owned.has(word)));
    expect(bare).toEqual([]);
    const ofReviews = selects.filter((text) => /\breviews"? as "?r\b/.test(text));
    expect(ofReviews.filter((text) => !text.includes('author_suspended_at'))).toEqual([]);
  });
});
