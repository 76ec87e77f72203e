import type { Endpoint } from '@tero/shared/contract/endpoint';
import fc from 'fast-check';
import { endpoints, others } from './endpoints.ts';
import { type Change, change, changed, hostile, hostileText } from './hostile.ts';
import { type Role, roles } from './people.ts';
import { validOf } from './valid.ts';
import { wordOfParam } from './words.ts';

/** How a body goes over the wire. */
type Shape =
  | { as: 'json' | 'multipart' | 'form' | 'nothing' }
  | { as: 'raw'; type: string | null; text: string }
  | { as: 'parts'; damage: number };

/** A call before it is sent. Sending it replaces its placeholders with values from the pool. */
export interface Plan {
  endpoint: string;
  who: Role;
  method: string | null;
  params: Record<string, unknown>;
  query: [string, unknown][];
  body: unknown;
  files: number[];
  shape: Shape;
  headers: Record<string, string>;
}

const rawTexts = fc.constantFrom(
  '',
  ' ',
  '{',
  '{"a":',
  '{"a":1,"a":{"toString":1}}',
  '{"a":NaN}',
  '{"a":1e999,"b":-0,"c":1E400}',
  "{'a':1}",
  '[1,]',
  '"text"',
  'null',
  'true',
  '0',
  '\ufeff{}',
  '{"a":"\\ud800"}',
  '{"\u0000":"\\u0000"}',
  '{"__proto__":{"toString":1}}',
  '{"constructor":{"prototype":{"x":1}}}',
  `{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
  `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
  `{${Array.from({ length: 3000 }, (_, at) => `"k${at}":${at}`).join(',')}}`,
  'a=1&a=2&__proto__=3',
  '\xff\xfe\xc0\x80',
  '{"title":"\xff\xc3"}',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1',
);
const types = fc.constantFrom(
  null,
  '',
  'application/json',
  'application/json; charset=utf-16',
  'application/json;charset="',
  'APPLICATION/JSON',
  'application/vnd.api+json',
  'application/json, text/plain',
  'text/plain',
  'text/html; a',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary=',
  'multipart/mixed; boundary="x\\""',
  'application/octet-stream',
  ';;;',
  '*/*',
);
const raw = fc.record({ as: fc.constant('raw' as const), type: types, text: rawTexts });

const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.dictionary(
  fc.constantFrom(
    'idempotency-key',
    'if-match',
    'if-none-match',
    'if-modified-since',
    'range',
    'accept',
    'accept-encoding',
    'accept-language',
    'content-encoding',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-http-method-override',
    'x-signature',
    'x-request-id',
    'user-agent',
    'referer',
    'origin',
    'cookie',
    'last-event-id',
    'expect',
  ),
  fc.oneof(
    fc.constantFrom(
      '',
      '*',
      'bytes=0-',
      'bytes=-1,5-2,9999999999999999999-',
      'gzip;q=9, br;q=NaN, identity;q=0',
      'ts=1,v1=00',
      'ts=,v1',
      'una-clave-12345',
      'a'.repeat(101),
      '"x", W/"y"',
      'Mon, 99 Foo 2026 99:99:99 GMT',
      '::1, 1.2.3.4, unknown',
      'a=b; a=c; =; __proto__=1',
      'Mozilla/5.0 (Linux; Android 14) Chrome/120',
      '\xff\x80 latin',
      'x'.repeat(4000),
    ),
    hostileText.map((text) => text.replace(/[^\x20-\x7e]/g, '').slice(0, 200)),
  ),
  { maxKeys: 4 },
);

/**
 * Returns the weight of an endpoint. Deletions of accounts and settings are rarer, since other calls need the account.
 */
const weightOf = ({ method, path }: Endpoint) =>
  method === 'DELETE' || /profile$|role$/.test(path) ? 1 : method === 'GET' ? 3 : 5;

const rights: Record<Endpoint['auth'], readonly Role[]> = {
  anyone: ['visitor', 'client', 'provider'],
  account: ['client', 'provider', 'other', 'admin'],
  client: ['client', 'other'],
  provider: ['provider', 'provider', 'lapsed'],
  admin: ['admin'],
};

/** Returns any call: most of them are valid but for one thing. */
export const plans: fc.Arbitrary<Plan> = fc.oneof(
  ...[...endpoints, ...others].map(([name, endpoint]) => ({
    weight: weightOf(endpoint),
    arbitrary: planOf(name, endpoint),
  })),
);

function planOf(name: string, endpoint: Endpoint): fc.Arbitrary<Plan> {
  const { path, method, auth, files, query, body } = endpoint;
  const params = Object.fromEntries(
    [...path.matchAll(/:(\w+)/g)].map(([, param = '']) => [param, mostly(12, wordOfParam(path, param), hostileText)]),
  );
  const goodQuery = query
    ? validOf(query).map((given) => Object.entries(given as object))
    : fc.constant<[string, unknown][]>([]);
  const oddQuery = fc.array(fc.tuple(mostly(3, fieldOf(query), hostileText), hostileText), { maxLength: 5 });
  const plainShape: fc.Arbitrary<Shape> =
    method === 'GET'
      ? mostly(30, fc.constant<Shape>({ as: 'nothing' }), raw)
      : files
        ? fc.constantFrom<Shape>({ as: 'multipart' }, { as: 'multipart' }, { as: 'json' })
        : fc.constant<Shape>({ as: 'json' });
  const oddShape = fc.oneof<fc.Arbitrary<Shape>[]>(
    raw,
    fc.constantFrom<Shape>({ as: 'multipart' }, { as: 'form' }, { as: 'nothing' }, { as: 'json' }),
    fc.nat(40).map((damage) => ({ as: 'parts' as const, damage })),
  );
  return fc.record({
    endpoint: fc.constant(name),
    who: mostly(4, fc.constantFrom(...rights[auth]), fc.constantFrom(...roles)),
    method: mostly(60, fc.constant(null), fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS')),
    params: fc.record(params),
    query: mostly(5, goodQuery, oddQuery),
    body: body ? near(validOf(body)) : mostly(10, fc.constant(undefined), hostile),
    files: fc.array(fc.nat(40), { maxLength: files ? files.max + 1 : 0, minLength: files?.required ? 1 : 0 }),
    shape: mostly(12, plainShape, oddShape),
    headers: mostly(7, fc.constant({}), oddHeaders),
  }) as fc.Arbitrary<Plan>;
}

/** Returns valid values in most cases, otherwise with one or more changes, and rarely unrelated values. */
function near(good: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const missed = fc.tuple(good, fc.array(change, { minLength: 1, maxLength: 3 }));
  return fc.oneof(
    { weight: 9, arbitrary: good },
    {
      weight: 5,
      arbitrary: missed.map(([data, changes]) =>
        changes.reduce<unknown>((now, one: Change) => changed(now, one), data),
      ),
    },
    { weight: 1, arbitrary: hostile },
  );
}

function mostly<T>(weight: number, usual: fc.Arbitrary<T>, rare: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: rare });
}

function fieldOf(schema: Endpoint['query']): fc.Arbitrary<string> {
  const shape = (schema?._zod.def as { shape?: object } | undefined)?.shape ?? {};
  return fc.constantFrom(...Object.keys(shape), 'page', '__proto__', 'a[b]', 'id');
}
