import { limits } from '@tero/shared/limits';
import { describe, expect, it } from 'vitest';
import { startHarness } from '../../../test/harness.ts';

const h = await startHarness();
const path = '/api/csp-reports';
const legacy = { 'content-type': 'application/csp-report' };
const modern = { 'content-type': 'application/reports+json' };

const said = {
  documentURL: 'https://tero.uy/perfil/zulema?email=zulema@irrepetible.example#token',
  effectiveDirective: 'script-src-elem',
  blockedURL: 'https://mal.example/robar.js?de=zulema@irrepetible.example',
  sourceFile: 'https://tero.uy/assets/index-Ab12345x.js',
  lineNumber: 3,
  columnNumber: 14,
  sample: 'Hola Zulema',
};
const report = (changes: object = {}) => ({
  type: 'csp-violation',
  url: said.documentURL,
  body: { ...said, ...changes },
});
const send = (body: unknown, headers = modern) => h.call('POST', path, { body: JSON.stringify(body), headers });
const rows = () =>
  h.deps.db.selectFrom('crashes').select(['build', 'route', 'message', 'stack', 'count']).orderBy('id').execute();
const clear = () => h.deps.db.deleteFrom('crashes').execute();

describe('what the security policy refused', () => {
  it('is named by the policy of every page', async () => {
    const { headers } = await h.call('GET', '/');
    expect(headers['content-security-policy']).toContain(`report-uri ${path};report-to csp`);
    expect(headers['reporting-endpoints']).toBe(`csp="${path}"`);
  });

  it('is counted in both ways that browsers tell it, with nothing about a person', async () => {
    await clear();
    expect((await send([report(), report()])).status).toBe(200);
    const old = {
      'document-uri': said.documentURL,
      'violated-directive': "script-src-elem 'self'",
      'blocked-uri': said.blockedURL,
      'source-file': said.sourceFile,
      'line-number': 3,
      'column-number': 14,
      'script-sample': said.sample,
    };
    expect((await send({ 'csp-report': old }, legacy)).status).toBe(200);
    await send([report({ blockedURL: 'inline', sourceFile: null })]);
    const stored = await rows();
    expect(stored).toEqual([
      {
        build: 'csp',
        route: '/perfil/:x',
        message: 'script-src-elem: mal.example',
        stack: 'at /assets/index-Ab12345x.js:3:14',
        count: 3,
      },
      { build: 'csp', route: '/perfil/:x', message: 'script-src-elem: inline', stack: 'at :3:14', count: 1 },
    ]);
    expect(JSON.stringify(stored)).not.toMatch(/zulema|irrepetible|token/i);
  });

  it('is left out when an extension caused it, or it is another kind of report', async () => {
    await clear();
    await send([
      report({ blockedURL: 'chrome-extension://abc/x.js' }),
      report({ sourceFile: 'moz-extension://abc/x.js' }),
      { type: 'deprecation', body: {} },
      { type: 'csp-violation', body: null },
    ]);
    expect(await rows()).toEqual([]);
  });

  it.each([[null], [5], ['text'], [{}], [{ 'csp-report': 5 }], [[5]], [[{ body: [] }]]])(
    'is refused or ignored when it is no report: %j',
    async (body) => {
      await clear();
      expect([200, 400]).toContain((await send(body)).status);
      expect(await rows()).toEqual([]);
    },
  );

  it('is limited: 10 of a report, 100 different ones a day, 20 reports a minute', async () => {
    await clear();
    const from = (at: number) =>
      report({ blockedURL: `https://mal-${String.fromCharCode(97 + (at % 26))}${'x'.repeat(at / 26)}.example/` });
    await send(Array.from({ length: 15 }, (_, at) => from(at)));
    expect(await rows()).toHaveLength(limits.cspViolations);
    for (let at = 0; at < 130; at += 10) await send(Array.from({ length: 10 }, (_, index) => from(at + index)));
    expect(await rows()).toHaveLength(limits.cspViolationsPerDay);

    const limited = await startHarness({ RATE_LIMIT_SCALE: '1' });
    const statuses = [];
    for (let at = 0; at < 21; at += 1) {
      const ip = `2001:db8:1:1::${at}`;
      statuses.push((await limited.call('POST', path, { body: JSON.stringify([]), headers: modern, ip })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });
});
