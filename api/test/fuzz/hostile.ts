import fc from 'fast-check';

/** Returns an object with an own field, even one whose name an object literal cannot set, like `__proto__`. */
function withOwn(name: string, value: unknown): object {
  return Object.defineProperty({}, name, { value, enumerable: true, configurable: true, writable: true });
}

const names = [
  'toString',
  'valueOf',
  'toJSON',
  'constructor',
  '__proto__',
  'prototype',
  'length',
  'then',
  'id',
  '$ne',
  '',
];
const own = fc
  .tuple(fc.constantFrom(...names), fc.constantFrom<unknown>(1, null, 'x', {}, [], true, { toString: 1 }))
  .map(([name, value]) => withOwn(name, value));

const numbers = fc.constantFrom<unknown>(
  0,
  -0,
  -1,
  0.1,
  1e-9,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  999_999_999,
  1_000_000_000,
  '1e309',
  '-0',
  'NaN',
  'Infinity',
  '0x10',
  '1_000',
  ' 7 ',
  '٣',
  '9'.repeat(400),
);

const texts = fc.constantFrom<unknown>(
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff\ud83d',
  '\u202e\u200b\ufeff',
  '\u2028\u2029',
  'a'.repeat(10_000),
  '👩‍👩‍👧‍👦'.repeat(500),
  'Z̸̛'.repeat(2000),
  'İıſß',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '{"toString":1}',
  '[{"toString":1}]',
  '["\\u0000","\\ud800"]',
  '[[[[[[[[[[[[1]]]]]]]]]]]]',
  '{"__proto__":{"a":1}}',
  '../../etc/passwd',
  '%00%2e%2e%ff',
  '{{7*7}}#{7*7}<%= 7 %>',
  "' OR 1=1 --",
  'a@b.uy\r\nBcc: otro@ejemplo.uy',
  'a@b.uy?subject=x',
  'javascript:alert(1)',
  'http://127.0.0.1:1/',
  '2026-02-30',
  '9999-12-31',
  '0000-01-01',
  '+275760-09-13T00:00:00Z',
  '-000001-01-01T00:00:00Z',
);

const others = fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], [{}], [[[[[[[[[[[[]]]]]]]]]]]], {
  a: { b: { c: { d: { e: { f: { g: { h: { i: { j: '\u0000' } } } } } } } } },
});

/** Values that no field accepts, or only barely. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  own,
  own.map((item) => [item, item]),
  numbers,
  numbers.map((number) => [number]),
  texts,
  texts.map((text) => [text, text]),
  others,
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Texts for paths, queries and headers. */
export const hostileText: fc.Arbitrary<string> = fc
  .oneof(texts, numbers, fc.string({ unit: 'binary', maxLength: 40 }))
  .map((value) => `${value}`.slice(0, 3000));

/** A change of valid data, at the spot `at` (counted modulo the number of spots), in one of the ways. */
export interface Change {
  at: number;
  way: 'replace' | 'drop' | 'wrap' | 'text' | 'add' | 'rename';
  value: unknown;
}

export const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(60),
  way: fc.constantFrom('replace', 'replace', 'replace', 'drop', 'wrap', 'text', 'add', 'rename'),
  value: hostile,
});

/** Returns a copy of the data with the change. Data without spots is replaced completely. */
export function changed(data: unknown, { at, way, value }: Change): unknown {
  const paths = spotsOf(data);
  const path = paths[at % Math.max(paths.length, 1)];
  return path ? changedAt(data, path, { at, way, value }) : value;
}

type Path = readonly (string | number)[];

function spotsOf(data: unknown, path: Path = []): Path[] {
  if (!isTree(data)) return path.length > 0 ? [path] : [];
  const below = Object.keys(data).flatMap((key) => spotsOf((data as Record<string, unknown>)[key], [...path, key]));
  return path.length > 0 ? [path, ...below] : below;
}

function changedAt(data: unknown, [first = '', ...rest]: Path, change: Change): unknown {
  const copy = (Array.isArray(data) ? [...data] : { ...(data as object) }) as Record<string, unknown>;
  const { way, value } = change;
  if (rest.length > 0) copy[first] = changedAt(copy[first], rest, change);
  else if (way === 'replace') copy[first] = value;
  else if (way === 'wrap') copy[first] = [copy[first]];
  else if (way === 'text') copy[first] = JSON.stringify(copy[first]) ?? 'undefined';
  else if (way === 'add') add(copy, typeof value === 'object' && value !== null ? value : { more: value });
  else {
    if (way === 'rename') copy[`${first}`.toUpperCase()] = copy[first];
    delete copy[first];
  }
  return copy;
}

/** Adds own fields, `__proto__` among them; a list only gets items. */
function add(copy: object, more: object): void {
  if (Array.isArray(copy)) return void copy.push(more);
  for (const [name, value] of Object.entries(more)) {
    Object.defineProperty(copy, name, { value, enumerable: true, configurable: true, writable: true });
  }
}

/** Tells whether data is a plain list or object. Placeholders count as leaves. */
function isTree(data: unknown): data is object {
  if (typeof data !== 'object' || data === null) return false;
  return Array.isArray(data) || Object.getPrototypeOf(data) === Object.prototype;
}
