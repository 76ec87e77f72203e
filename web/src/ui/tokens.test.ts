import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function colors(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex]),
  );
}

const light = colors(css.slice(css.indexOf('@theme'), css.indexOf('@layer theme')));
const dark = { ...light, ...colors(css.slice(css.indexOf('@layer theme'), css.indexOf('@layer base'))) };

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const onPage = ['ink', 'muted', 'primary', 'link', 'accent', 'success', 'info', 'warn-ink', 'danger', 'whatsapp'];
const text: [string, string][] = [
  ...onPage.flatMap((role): [string, string][] => [
    [role, 'ground'],
    [role, 'surface'],
  ]),
  ['ink', 'sunken'],
  ['muted', 'sunken'],
  ['link', 'primary-soft'],
  ['ink', 'primary-soft'],
  ...['primary', 'accent', 'danger', 'whatsapp'].flatMap((role): [string, string][] => [
    [`on-${role}`, role],
    [`on-${role}`, `${role}-strong`],
  ]),
  ['on-primary-soft', 'primary-soft'],
  ['on-accent-soft', 'accent-soft'],
  ['success', 'success-soft'],
  ['info', 'info-soft'],
  ['warn-ink', 'warn-ground'],
  ['danger', 'danger-soft'],
  ...['green', 'light-green', 'yellow', 'red'].flatMap((color): [string, string][] => [
    ['on-rating', `rating-${color}`],
    [`rating-${color}`, 'surface'],
  ]),
  ['on-deep', 'deep'],
  ['on-deep-muted', 'deep'],
  ['on-deep-accent', 'deep'],
];
const graphics: [string, string][] = [
  ['control', 'surface'],
  ['control', 'ground'],
  ['star-off', 'surface'],
  ['primary', 'sunken'],
];

for (const [scheme, palette] of Object.entries({ light, dark })) {
  const hex = (role: string) => palette[role] ?? expect.fail(`no colour ${role}`);
  test.each(text)(`${scheme}: text %s on %s`, (front, back) => {
    expect(contrast(hex(front), hex(back))).toBeGreaterThanOrEqual(4.5);
  });
  test.each(graphics)(`${scheme}: graphics %s on %s`, (front, back) => {
    expect(contrast(hex(front), hex(back))).toBeGreaterThanOrEqual(3);
  });
}
