import { describe, expect, it } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { withLate } from './late.ts';

const h = await startHarness({ RATE_LIMIT_SCALE: '1' });
const good = { name: 'Ana <b>', email: 'ana@correo.example', subject: 'Consulta', message: 'Hola.\n¿Cómo va?' };
const stored = () => h.deps.db.selectFrom('contact_messages').selectAll().orderBy('id').execute();
let network = 0;

/** Sends a form as a browser does; `ip` is by default a new address. */
async function post(fields: Record<string, string>, headers: Record<string, string> = {}, ip?: string) {
  network += 1;
  const answer = await h.app.inject({
    method: 'POST',
    url: '/contact',
    remoteAddress: ip ?? `10.9.${network}.1`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
    payload: new URLSearchParams({ phone: '', website: '', ...fields }).toString(),
  });
  return { status: answer.statusCode, text: answer.body, headers: answer.headers };
}

describe('the form of a page without its script (rule NAV-131)', () => {
  it('is in the notice of /contact, and what else there is in that of screens that need the script', () => {
    const page = '<div id="root"></div><div id="late" role="status"><p>Falta</p></div><noscript></noscript>';
    const form = withLate(page, '/contact');
    expect(form).toMatch(/<div id="late".*<form method="post" action="\/contact">.*<\/form><\/div><noscript>/s);
    for (const name of ['name', 'email', 'phone', 'subject', 'message']) expect(form).toContain(`name="${name}"`);
    for (const path of ['/login', '/register', '/register-provider', '/create-post']) {
      expect(withLate(page, path)).toContain('<a href="/contact">');
      expect(withLate(page, path)).not.toContain('<form');
    }
    expect(withLate(page, '/servicios')).toBe(page);
  });

  it('is taken as a message, and answered by a page', async () => {
    const { status, text, headers } = await post({ ...good, phone: '2400-1234' });
    expect([status, headers['content-type']]).toEqual([201, 'text/html; charset=utf-8']);
    expect(text).toContain('<h1>Recibimos tu mensaje</h1>');
    expect(String(headers['content-security-policy'])).toContain("form-action 'self'");
    expect((await stored()).at(-1)).toMatchObject({ ...good, phone: '24001234', kind: 'contact', page: '/contact' });
  });

  it('is taken once, however often it is pressed or its answer loaded again', async () => {
    const before = (await stored()).length;
    const twice = { ...good, subject: 'Dos veces' };
    for (const time of [1, 2, 3]) expect((await post(twice, {}, '10.7.0.1')).status, `${time}`).toBe(201);
    expect(await stored()).toHaveLength(before + 1);
  });

  it('comes back with what was typed, and each fault at its field', async () => {
    const before = (await stored()).length;
    const { status, text } = await post({ ...good, email: 'ana@', subject: '' });
    expect(status).toBe(400);
    expect(text).toContain('<h1>Todavía no recibimos tu mensaje</h1>');
    expect(text).toContain('value="Ana &lt;b&gt;"');
    expect(text).toContain('Hola.\n¿Cómo va?</textarea>');
    for (const name of ['email', 'subject']) expect(text).toMatch(new RegExp(`<strong id="falta-${name}">[^<]+`));
    expect(text).not.toContain('falta-name');
    expect(await stored()).toHaveLength(before);
  });

  it('is not taken from bots, other sites, or more often than the API takes it', async () => {
    const before = (await stored()).length;
    expect(await post({ ...good, website: 'https://spam.example' })).toMatchObject({ status: 201 });
    const elsewhere = 'https://otro.example';
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': '', origin: elsewhere },
      { 'sec-fetch-site': '', origin: 'null' },
    ];
    for (const headers of foreign) {
      expect((await post(good, headers)).status).toBe(403);
    }
    expect(await stored()).toHaveLength(before);
    expect((await post(good, { 'sec-fetch-site': '', origin: h.deps.config.publicUrl })).status).toBe(201);
    const many = [];
    for (let time = 0; time < 4; time += 1)
      many.push((await post({ ...good, subject: `Vez ${time}` }, {}, '10.8.0.1')).status);
    expect(many).toEqual([201, 201, 201, 429]);
  });
});
