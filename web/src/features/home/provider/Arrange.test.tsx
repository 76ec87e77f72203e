import type { Quote } from '@tero/shared/contract/quotes';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Arrange } from './Arrange.tsx';

const quote = {
  id: 7,
  path: '/presupuesto/a',
  client_name: 'Doña Graciela',
  total: 7500,
  accepted_name: 'Graciela Silva',
  accepted_phone: '098123456',
} as Quote;
const shown = (others: number) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Arrange quote={quote} others={others} />
    </MemoryRouter>,
  );

beforeEach(() => vi.stubGlobal('window', { location: { origin: 'https://tero.uy' } }));
afterEach(() => vi.unstubAllGlobals());

test('what was accepted says what is to be done, with whom, and the chat for it (rule QUOTE-29)', () => {
  const one = shown(0);
  expect(one).toContain('Te aceptaron un presupuesto por $7.500');
  expect(one).toContain('Coordiná el día con Graciela.<');
  expect(one).toContain('href="https://wa.me/59898123456?text=Hola%20Graciela%20Silva');
  // which one it is about (rule QUOTE-35)
  expect(one).toContain(encodeURIComponent('https://tero.uy/presupuesto/a'));
  expect(one).toContain('href="/presupuesto/a"');
  const several = shown(2);
  expect(several).toContain('Coordiná el día con Graciela. También te aceptaron otros 2 presupuestos.');
  expect(several).toContain('href="/provider/quotes"');
});
