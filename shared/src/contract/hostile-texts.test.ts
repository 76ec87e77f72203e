import { expect, test } from 'vitest';
import { z } from 'zod';
import { limits } from '../limits.ts';
import { readPhone } from '../rules/phone.ts';
import { cleaned } from '../rules/text/cleaned.ts';
import type { Endpoint } from './endpoint.ts';
import { contract } from './index.ts';

const endpoints = Object.values(contract).flatMap((feature) => Object.values(feature)) as Endpoint[];

/** Returns the fields of all bodies, each kind of one once. */
function fields(): [string, z.ZodType, string][] {
  const seen = new Map<string, [string, z.ZodType, string]>();
  for (const { method, path, body } of endpoints) {
    if (!body) continue;
    const { properties = {} } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
    for (const [name, kind] of Object.entries(properties)) {
      seen.set(`${name} ${JSON.stringify(kind)}`, [`${method} ${path}: ${name}`, body, name]);
    }
  }
  return [...seen.values()];
}

const all = fields();
/** The length of the longest text of a body. A pattern with quadratic time takes minutes for it. */
const length = 250_000;
const units = ['(', ' ', 'a', '1,', '-', '.', '[', '"a",', 'a@'];

test.each(all)('%s: a text as long as a body takes no long time', (_name, body, field) => {
  const began = Date.now();
  for (const unit of units) {
    body.safeParse(cleaned({ [field]: `${unit.repeat(length / unit.length)}x` }));
  }
  expect(Date.now() - began).toBeLessThan(5000);
});

test('all fields are found', () => {
  expect(all.length).toBeGreaterThan(130);
});

test('no phone takes the time of a long text', () => {
  const began = Date.now();
  for (const unit of ['(', ' ', '+', '0']) readPhone(`${unit.repeat(length)}x`);
  expect(Date.now() - began).toBeLessThan(1000);
});

test('what is cut off is more than any field takes', () => {
  const longest = Math.max(...Object.values(limits).filter((most) => most < 10_000));
  expect(cleaned('a'.repeat(longest))).toHaveLength(longest);
});
