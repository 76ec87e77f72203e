import type { InquiryQuote, InquiryRecipient } from '@tero/shared/contract/inquiries';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { QuotesReceived } from './QuotesReceived.tsx';

const shown = (quote?: InquiryQuote, earlier_quotes?: InquiryQuote[], isSettled = false) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <QuotesReceived
        recipient={{ provider_name: 'Chispa', quote, earlier_quotes } as InquiryRecipient}
        isSettled={isSettled}
      />
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

test('what a quote is for and when it is to be done stand beside its price (rule ASK-37)', () => {
  const quote = { path: '/presupuesto/a', state: 'enviado', total: 14_900, term: 'Voy el martes' } as const;
  const told = shown({ ...quote, title: 'Cambiar el calefón (y 1 más)' });
  expect(told).toContain('>Cambiar el calefón (y 1 más)</p>');
  expect(told).toContain('>Plazo del trabajo: Voy el martes</p>');
  // a quote of a list that the device kept from before
  expect(shown(quote)).not.toContain('Voy el martes');
});

test('once the pedido is agreed no other quote calls for anything: it is a plain link (rule ASK-36)', () => {
  const quote = { path: '/presupuesto/a', state: 'enviado', total: 14_900, title: 'Cambiar el calefón' } as const;
  const other = shown(quote, [{ ...quote, path: '/presupuesto/b', state: 'aceptado', total: 6500 }], true);
  expect(other).not.toContain('¡Te llegó');
  expect(linksOf(other)).toEqual(['Ver', 'Ver']);
  expect(other).toContain('>Te hizo un presupuesto · $14.900</strong>');
  expect(other).toContain('>Aceptaste un presupuesto anterior · $6.500</strong>');
  expect(other).toContain('aria-label="Ver el presupuesto de Chispa, por $14.900"');
  expect(linksOf(shown({ ...quote, state: 'aceptado' }, [], true))).toEqual(['Ver presupuesto · $14.900']);
});
