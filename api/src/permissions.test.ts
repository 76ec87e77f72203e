import { contract } from '@tero/shared/contract/index';
import { describe, expect, it } from 'vitest';
import { startHarness } from '../test/harness.ts';
import { createAdmin, createClient, createProvider, type Person } from '../test/people.ts';

const h = await startHarness();
const calls = Object.values(contract).flatMap((feature) => Object.values(feature));
const callers = ['visitor', 'client', 'provider', 'admin', 'forged'] as const;
type CallerName = (typeof callers)[number];
/** Each call gets a new account, because one call is the logout and another deletes the account. */
const makers: Partial<Record<CallerName, (given: typeof h) => Promise<Person>>> = {
  client: createClient,
  provider: createProvider,
  // an administrator that is a client by kind
  admin: createAdmin,
};

async function tokenOf(caller: CallerName): Promise<string | null> {
  const make = makers[caller];
  if (make) return (await make(h)).token;
  return caller === 'forged' ? 'ni.un.token' : null;
}

/**
 * Returns the status with which the access check itself must respond, before any rule of the feature; null: the caller
 * may enter.
 */
function refusal(auth: string, caller: CallerName, isIdempotent?: boolean): number | null {
  // an account's write must not count as a visitor's
  if (auth === 'anyone') return isIdempotent && caller === 'forged' ? 401 : null;
  if (caller === 'visitor' || caller === 'forged') return 401;
  if (auth === 'client' && caller === 'provider') return 403;
  if (auth === 'provider' && caller !== 'provider') return 403;
  if (auth === 'admin' && caller !== 'admin') return 403;
  return null;
}

/**
 * Webhooks, which anyone may call and which check access themselves. In the sandbox, unsigned calls need a provider's
 * session.
 */
const doors = [contract.subscriptions.notify.path, contract.subscriptions.notifyMercadoPago.path];

const rows = calls.flatMap((endpoint) =>
  callers.map((caller) => ({ endpoint, caller, name: `${endpoint.method} ${endpoint.path}` })),
);

describe('each call of the contract, by each kind of caller', () => {
  it.each(rows)('$name as $caller', async ({ endpoint, caller }) => {
    const path = endpoint.path.replace(/:name/g, 'Electricidad').replace(/:[a-zA-Z]+/g, '999999');
    const body = endpoint.body ? {} : undefined;
    const response = await h.call(endpoint.method, path, { as: await tokenOf(caller), body });
    const expected = refusal(doors.includes(endpoint.path) ? 'provider' : endpoint.auth, caller, endpoint.idempotent);
    if (expected) {
      expect([response.status, response.body.success]).toEqual([expected, false]);
    } else {
      expect([401, 403, 500]).not.toContain(response.status);
      expect(response.body.code).not.toBe('route_not_found');
    }
  });
});

describe('the route table', () => {
  it('holds every call of the contract, and no other under /api', async () => {
    const expected = calls.map((endpoint) => `${endpoint.method} ${endpoint.path}`).sort();
    expect(new Set(expected).size).toBe(expected.length);
    const { body } = await h.call<{ paths: Record<string, Record<string, unknown>> }>('GET', '/api/openapi.json');
    const listed = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(listed.sort()).toEqual(expected);
  });
});
