import type { InquiryQuote, InquiryRecipient } from '@tero/shared/contract/inquiries';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { QuotesReceived } from './QuotesReceived.tsx';

const shown = (quote?: InquiryQuote, earlier_quotes?: InquiryQuote[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <QuotesReceived recipient={{ provider_name: 'Chispa', quote, earlier_quotes } as InquiryRecipient} />
    </MemoryRouter>,
  );
const linksOf = (html: string) => [...html.matchAll(/<a[^>]*>([^<]*)<\/a>/g)].map(([, words]) => words);

test('that a quote came is said, and it is opened by a button with its total (rule ASK-8)', () => {
  expect(shown()).toBe('');
  const came = shown({ path: '/presupuesto/a', state: 'enviado', total: 12_000 });
  expect(came).toContain('¡Te llegó su presupuesto!');
  expect(came).toContain('aria-label="Ver presupuesto · $12.000, de Chispa"');
  expect(linksOf(came)).toEqual(['Ver presupuesto · $12.000']);
  expect(came).toContain('href="/presupuesto/a"');
  const two = shown({ path: '/presupuesto/b', state: 'visto', total: 9000 }, [
    { path: '/presupuesto/a', state: 'visto', total: 12_000 },
  ]);
  expect(linksOf(two)).toEqual(['Ver presupuesto · $9.000', 'Ver']);
});
