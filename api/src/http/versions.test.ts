// @module-tag postgres
import { describe, expect, test } from 'vitest';
import { edited, type Plan, plansFor, type Shown } from '../../test/edits.ts';
import { startHarness } from '../../test/harness.ts';
import { createClient, createProvider } from '../../test/people.ts';

const h = await startHarness();
const plans: Readonly<Record<string, () => Promise<Plan>>> = await plansFor(h);
const strangers = [await createClient(h), await createProvider(h, { entitled: true })];

/** Texts of different lengths, from which the test also makes amounts, dates and switches. */
const texts = ['Una obra nueva', 'Otra obra más!!', 'La tercera obra.', 'La cuarta obra...'] as const;

interface Reply extends Shown {
  current?: Shown;
}

function edit(
  { as, path, method = 'PUT', body }: Plan,
  text: string,
  version?: string,
  headers = {},
  token = as.token,
) {
  const sent = { ...(version !== undefined && { 'if-match': version }), ...headers };
  return h.call<Reply>(method, path, { as: token, body: body(text), headers: sent });
}

const without = ({ version: _, ...rest }: Shown) => rest;

test('there is a plan for every endpoint that edits', () => {
  expect(Object.keys(plans).sort()).toEqual(edited.map(({ name }) => name).sort());
});

describe.each(edited)('$name', ({ name, endpoint }) => {
  const planned = () => (plans[name] as () => Promise<Plan>)();
  const { fields, recorded, changed } = endpoint.edits;

  test('takes an edit without a version, of the present one, and of any (rule NAV-96)', async () => {
    for (const version of [undefined, 'own', '*'] as const) {
      const plan = await planned();
      const began = await plan.read();
      expect(began.version).toMatch(/^[\w-]{22}$/);
      const { status, body } = await edit(plan, texts[0], version === 'own' ? `"${began.version}"` : version);
      expect([status, body.message]).toEqual([200, expect.any(String)]);
      const shown = Object.values(body).find((value) => (value as Shown | null)?.version) as Shown | undefined;
      expect(shown?.version).toBe(plan.once ? undefined : (await plan.read()).version);
    }
  });

  test('refuses one of an older version with 412, with the present one for who may edit it, and writes nothing', async () => {
    const plan = await planned();
    const stale = plan.once ? 'an-older-version' : (await plan.read()).version;
    if (!plan.once) expect((await edit(plan, texts[0])).status).toBe(200);
    const now = await plan.read();
    expect(now.version).not.toBe(stale);
    const refused = await edit(plan, texts[1], stale);
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([412, 'changed_meanwhile', changed]);
    const pick = (shown: Shown | undefined) => shown && fields.map((field) => shown[field]);
    expect(pick(refused.body.current)).toEqual(recorded ? undefined : pick(now));
    expect(refused.body.current?.version).toBe(recorded ? undefined : now.version);
    expect(without(await plan.read())).toEqual(without(now));
    expect((await edit(plan, texts[1], now.version)).status).toBe(200);
    for (const stranger of strangers) {
      const response = await edit(plan, texts[2], stale, {}, stranger.token);
      const isOwn = endpoint.path.includes(':') === false;
      expect(isOwn || response.status >= 400).toBe(true);
      if (response.status !== 412) expect(response.body).not.toHaveProperty('current');
      else expect(response.body.current?.name ?? stranger.name).toBe(stranger.name);
    }
  });

  test('takes one of two edits at once that began with the same version', async () => {
    const plan = await planned();
    const { version } = await plan.read();
    const responses = await Promise.all([edit(plan, texts[2], version), edit(plan, texts[3], version)]);
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual(plan.once ? [200, 409] : [200, 412]);
  });

  test.runIf(endpoint.idempotent)('repeats its first response to an edit that comes again', async () => {
    const plan = await planned();
    const { version } = await plan.read();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = await edit(plan, texts[0], version, key);
    expect((await edit(plan, texts[1])).status).toBe(200);
    const again = await edit(plan, texts[0], version, key);
    expect([again.status, again.headers['idempotency-replayed'], again.body]).toEqual([200, 'true', first.body]);
    const other = { 'idempotency-key': crypto.randomUUID() };
    expect((await edit(plan, texts[2], version, other)).status).toBe(412);
    const { version: now } = await plan.read();
    expect((await edit(plan, texts[2], now, other)).status).toBe(200);
  });
});
