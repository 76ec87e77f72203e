import type { InquiryQuote } from '@tero/shared/contract/inquiries';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Answering } from './Answering.tsx';

interface Reader {
  role: string;
  entitled?: boolean;
}
const session = vi.hoisted(() => ({ account: { role: 'provider', entitled: true } as Reader | null }));
vi.mock('../../lib/session/session.ts', () => ({ useAccount: () => session.account }));

const quote = (path: string, total: number): InquiryQuote => ({ path, state: 'enviado', total });
const rendered = (isSolved: boolean, made: InquiryQuote[]) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={['/pedido/abc']}>
      <Answering token="abc" made={made} isSolved={isSolved} />
    </MemoryRouter>,
  );
const shown = (...made: InquiryQuote[]) => rendered(false, made);
const solved = (...made: InquiryQuote[]) => rendered(true, made);
const linksOf = (html: string) =>
  [...html.matchAll(/href="([^"]+)"[^>]*>(?:<svg.*?<\/svg>)?(?:<span[^>]*>)?([^<]+)/g)].map(([, to, words]) => [
    words,
    to,
  ]);

const form = '/provider/create-quote?pedido=abc';

test('who answered a pedido reads it there, and another one is the lesser way (rule QUOTE-24)', () => {
  const visit = ['Coordinar una visita', '/provider/create-quote?visita=1&amp;pedido=abc'];
  expect(linksOf(shown())).toEqual([['Hacerle un presupuesto', form], visit]);
  const one = shown(quote('/presupuesto/a', 5300));
  expect(one).toContain('Ya le hiciste un presupuesto por $5.300.');
  expect(linksOf(one)).toEqual([
    ['Ver el presupuesto', '/presupuesto/a'],
    ['Hacer otro presupuesto', form],
  ]);
  const two = shown(quote('/presupuesto/b', 6000), quote('/presupuesto/a', 5300));
  expect(two).toContain('Ya le hiciste 2 presupuestos, el último por $6.000.');
  expect(linksOf(two)).toEqual([
    ['Ver el último presupuesto', '/presupuesto/b'],
    ['Mis presupuestos', '/provider/quotes'],
    ['Hacer otro presupuesto', form],
  ]);
});

test('once it is solved there is nothing to make any more, and whose was accepted has the way to that (rule QUOTE-32)', () => {
  expect(solved()).toBe('');
  expect(linksOf(solved(quote('/presupuesto/a', 5300)))).toEqual([['Ver el presupuesto', '/presupuesto/a']]);
  const accepted: InquiryQuote = { ...quote('/presupuesto/a', 5300), state: 'aceptado' };
  const one = solved(accepted);
  expect(one).toContain('Ya le hiciste un presupuesto por $5.300, y está aceptado.');
  expect(linksOf(one)).toEqual([['Ver el presupuesto', '/presupuesto/a']]);
  expect(linksOf(solved(quote('/presupuesto/b', 6000), accepted))).toEqual([
    ['Ver el presupuesto aceptado', '/presupuesto/a'],
    ['Mis presupuestos', '/provider/quotes'],
  ]);
  session.account = null;
  expect(linksOf(solved())).toEqual([['Iniciá sesión', '/login?next=%2Fpedido%2Fabc']]);
  session.account = { role: 'provider', entitled: true };
});

test('beside one that was accepted there is no other one to make, also where the pedido is not known as solved', () => {
  expect(linksOf(shown({ ...quote('/presupuesto/a', 5300), state: 'aceptado' }))).toEqual([
    ['Ver el presupuesto', '/presupuesto/a'],
  ]);
});

test('without a subscription one reads beforehand that one can answer by WhatsApp (rule QUOTE-27)', () => {
  expect(shown()).not.toContain('sin suscripción');
  session.account = { role: 'provider', entitled: false };
  const [form0, chat] = linksOf(shown());
  expect(form0).toEqual(['Hacerle un presupuesto', form]);
  expect(chat).toEqual(['Responder por WhatsApp', expect.stringMatching(/^https:\/\/wa\.me\/\?text=/)]);
});

test('a visitor reads what to do who was asked and who asks, and a client where its own are', () => {
  session.account = null;
  const visitor = shown();
  expect(visitor).toContain('¿Te llegó por WhatsApp?');
  expect(visitor).toContain('¿Lo pediste vos?');
  expect(linksOf(visitor)).toEqual([
    ['Hacerle un presupuesto', form],
    ['Iniciá sesión', '/login?next=%2Fpedido%2Fabc'],
  ]);
  session.account = { role: 'user' };
  expect(linksOf(shown())).toEqual([['Mis pedidos', '/mis-pedidos']]);
});
