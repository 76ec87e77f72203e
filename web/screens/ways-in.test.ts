import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { demoPerson, startDemo } from '../../api/test/demo.ts';
import { samples } from '../e2e/sweep/samples.ts';
import { screens } from '../src/app/screens/screens.ts';
import { answered } from './line.ts';
import { open } from './open.tsx';

const h = await startDemo();
const line = 'No pagues por adelantado a quien no conocés';
const ways = 'a[href^="https://wa.me/"], a[href^="tel:"], a[href^="whatsapp:"], a[href^="sms:"]';
const people = {
  client: await demoPerson(h, 'cliente@demo.example'),
  provider: await demoPerson(h, 'proveedor@demo.example'),
};

/** Screens whose chats and calls share the person's own data or go to a chosen person: they contact nobody on Tero. */
const own = [
  '/register-provider',
  '/provider/ask-review',
  '/provider/card',
  '/provider/invite',
  '/edit-profile',
  '/provider/going',
];
const addresses = screens
  .filter(({ who }) => who !== 'admin' && who !== 'guest')
  .flatMap(({ path }) => samples[path] ?? (path.includes(':') ? [] : [path]))
  .filter((path) => !own.includes(path) && !/^\/(terms|privacy|cookies|blog|admin|auth)/.test(path));

/** All of the demo's screens that lead to a chat or a call; every one of them must be found. */
const leading = {
  client: [
    ...['/servicios/1', '/servicios/9', '/mis-pedidos/1', '/comparar?ids=1-9-2', '/comparar?ids=1-999999'],
    ...['/p/65', '/provider-profile/65', '/provider-profile/66', '/historial?tab=contacted'],
    ...['tablero0000000000000000000', 'aceptado000000000000000000', 'vencido0000000000000000000'].map(
      (name) => `/presupuesto/demo-presupuesto-${name}`,
    ),
  ],
  provider: [
    '/',
    '/servicios/1',
    '/comparar?ids=1-9-2',
    '/comparar?ids=1-999999',
    '/provider-profile/66',
    '/provider/quotes',
  ],
};

test.each(['client', 'provider'] as const)(
  'every way into a chat or a call has the line about money: %s',
  async (who) => {
    const led: string[] = [];
    for (const path of [...addresses, '/historial?tab=contacted']) {
      await open(h, path, { as: people[who] });
      await screen.findAllByRole('heading', { level: 1 });
      // twice, because a screen's first data decide what it reads next
      for (let reads = 0; reads < 2; reads += 1) {
        await answered();
        await waitFor(() => expect(document.querySelector('main .animate-pulse, main [aria-busy="true"]')).toBeNull());
      }
      const found = [...document.querySelectorAll<HTMLElement>(ways)];
      if (found.length > 0) led.push(path);
      for (const way of found) {
        const place = way.closest<HTMLElement>('[data-ways-in]');
        expect([path, way.textContent, place !== null]).toEqual([path, way.textContent, true]);
        // once, not above each of a list
        expect([path, within(place as HTMLElement).getAllByText(line).length]).toEqual([path, 1]);
      }
    }
    expect(led.toSorted()).toEqual(leading[who].toSorted());
  },
);
