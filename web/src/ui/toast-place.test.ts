import { expect, test } from 'vitest';
import { buttonStyle } from './button-style.ts';
import { freeTop, mainColours } from './toast-place.ts';

const screen = { top: 92, bottom: 808 };
const coming = { top: 0, height: 60 };

test.each([
  ['with nothing below, at the lower end', [], 740],
  ['above the bar below', [{ top: 788, bottom: 844 }], 720],
  [
    'above a button that stands on that bar',
    [
      { top: 700, bottom: 744 },
      { top: 788, bottom: 844 },
    ],
    632,
  ],
  ['below a button that leaves room', [{ top: 500, bottom: 700 }], 740],
  ['at the lower end where all is taken', [{ top: 90, bottom: 844 }], 740],
])('a toast of phones stands %s', (_, taken, top) => {
  expect(freeTop(coming, screen, [taken], 'bottom')).toBe(top);
});

test.each([
  ['below the top bar', [{ top: 300, bottom: 400 }], 100],
  [
    'below the heading and the button',
    [
      { top: 170, bottom: 214 },
      { top: 110, bottom: 150 },
    ],
    222,
  ],
  ['below the top bar where all is taken', [{ top: 0, bottom: 900 }], 100],
])('one of larger screens stands %s', (_, taken, top) => {
  expect(freeTop(coming, screen, [taken], 'top')).toBe(top);
});

test('one that lies on nothing stays where it is', () => {
  const taken = [{ top: 500, bottom: 544 }];
  expect(freeTop({ top: 600, height: 60 }, screen, [taken], 'bottom')).toBe(600);
  expect(freeTop({ top: 490, height: 60 }, screen, [taken], 'bottom')).toBe(740);
});

test('where fields and prices leave no room, it still covers nothing essential', () => {
  const bar = { top: 788, bottom: 844 };
  const field = { top: 700, bottom: 760 };
  expect(freeTop(coming, screen, [[bar, field], [bar]], 'bottom')).toBe(632);
  expect(freeTop(coming, screen, [[bar, { top: 90, bottom: 844 }], [bar]], 'bottom')).toBe(720);
});

test('buttons of main actions are known by their colours', () => {
  for (const variant of ['primary', 'whatsapp', 'danger'] as const) {
    expect(
      buttonStyle({ variant })
        .split(' ')
        .filter((style) => mainColours.some((colour) => style === `bg-${colour}`)),
    ).toHaveLength(1);
  }
});
