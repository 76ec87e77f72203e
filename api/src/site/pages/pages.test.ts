import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Post } from '@tero/shared/contract/posts';
import { afterAll, describe, expect, it } from 'vitest';
import { eraseOwn } from '../../../test/deletion.ts';
import { startHarness } from '../../../test/harness.ts';
import { createAdmin, createClient, createProvider } from '../../../test/people.ts';
import { expectServerError, serverErrors } from '../../../test/server-errors.ts';
import { createService } from '../../../test/services.ts';
import { buildApp } from '../../app.ts';

const h = await startHarness({ PUBLIC_URL: 'https://tero.example' });
const dist = mkdtempSync(join(tmpdir(), 'tero-dist-'));
writeFileSync(
  join(dist, 'index.html'),
  '<html><head><title>Tero</title>\n<meta name="description" content="x" /></head><body><div id="root"></div></body></html>',
);
const { app } = await buildApp({ ...h.deps, clock: h.clock, logTo: serverErrors, dist });
afterAll(async () => {
  await app.close();
  rmSync(dist, { recursive: true });
});
const owner = await createProvider(h, { entitled: true, profile: { company_name: 'Caños & "Cía"' } });
const service = await createService(h, owner, {
  title: 'Arreglo </title><script>alert(1)</script>',
  coverage_area: 'Pocitos, Montevideo',
  images: ['portada'],
});

const open = (url: string) => app.inject({ url, headers: { accept: 'text/html' } });
const statusOf = async (url: string) => (await open(url)).statusCode;
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];

describe('status', () => {
  it.each([
    '/',
    '/servicios',
    '/recientes',
    '/help',
    '/servicios/categoria/electricidad',
    '/login',
    '/admin',
    '/blog/1',
  ])('is 200 where %s is something', async (path) => expect(await statusOf(path)).toBe(200));

  it.each([
    '/nada',
    '/servicios/999999',
    '/servicios/012',
    '/servicios/x',
    '/servicios/categoria/nada',
    '/servicios/categoria/electricidad/nada',
    '/servicios/categoria/%01',
    '/servicios/categoria/%00',
    '/%00',
    '/%5cotro.example/',
    '/servicios//categoria/%00',
    '/servicios//categoria/electricidad/%00',
    '/reset-password//a%00b',
    '/reset-password/a%0Ab',
    '/servicios/categoria/electricidad/salto',
    '/servicios/categoria/electricidad/montevideo/cordon',
    '/provider-profile/999999',
    '/publicacion/999999',
    '/publicacion/post/999999',
    '/blog/99',
  ])('is 404 where %s never was anything, with the app as its body', async (path) => {
    const page = await open(path);
    expect([page.statusCode, page.headers['x-robots-tag']]).toEqual([404, 'noindex']);
    expect(page.body).toContain('<div id="root">');
    expect(page.body).toContain('<meta name="robots" content="noindex">');
  });

  it('is 410 for a service that its provider deleted, 404 for one that is switched off', async () => {
    const gone = await createService(h, owner);
    const off = await createService(h, owner);
    const path = (of: { id: number }, rest = '') => `/servicios/${of.id}${rest}`;
    expect([await statusOf(path(gone)), await statusOf(path(off))]).toEqual([200, 200]);
    await h.call('DELETE', `/api/services/${gone.id}`, { as: owner.token });
    await h.call('PUT', `/api/services/${off.id}/active`, { as: owner.token, body: { is_active: false } });
    expect([await statusOf(path(gone)), await statusOf(path(off))]).toEqual([410, 404]);
    expect([await statusOf(path(gone, '/reviews')), await statusOf(path(off, '/reviews'))]).toEqual([410, 404]);
  });

  it('is 410 for a post that was deleted, by both its addresses', async () => {
    const made = async () =>
      (await h.call<{ post: Post }>('POST', '/api/posts', { as: owner.token, body: { content: 'Obra lista' } })).body
        .post;
    const { id } = await made();
    await made();
    await h.call('DELETE', `/api/posts/${id}`, { as: owner.token });
    expect([await statusOf(`/publicacion/post/${id}`), await statusOf(`/publicacion/${id}`)]).toEqual([410, 410]);
  });

  it('tells a client from a provider who left in no way', async () => {
    const gone = await createProvider(h);
    const client = await createClient(h);
    await createAdmin(h);
    expect((await eraseOwn(h, gone.token)).status).toBe(200);
    const paths = [gone, client].map(({ id }) => `/provider-profile/${id}`);
    const [one, other] = await Promise.all(paths.map(open));
    const bare = (page: typeof one, id: number) => page?.body.replaceAll(String(id), 'ID');
    expect([one?.statusCode, other?.statusCode]).toEqual([404, 404]);
    expect(bare(one, gone.id)).toBe(bare(other, client.id));
  });

  it('tells nobody how many accounts there are', async () => {
    const { id } = await createClient(h);
    expect(
      await Promise.all([id - 1, id, id + 1, id + 1000].map((one) => statusOf(`/provider/${one}/reviews`))),
    ).toEqual([404, 404, 404, 404]);
  });

  it('is 503 with Retry-After while the database does not answer, with the app as its body', async () => {
    expectServerError(/a page could not be looked up/);
    let isAway = false;
    const db = new Proxy(h.deps.db, {
      get(target, name) {
        if (isAway && (name === 'selectFrom' || name === 'getExecutor')) throw new Error('no database');
        const own: unknown = Reflect.get(target, name, target);
        return typeof own === 'function' ? own.bind(target) : own;
      },
    });
    const other = await buildApp({ ...h.deps, db, clock: h.clock, logTo: serverErrors, dist });
    isAway = true;
    const page = await other.app.inject(`/servicios/${service.id}`);
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '30']);
    expect(page.body).toContain('<div id="root">');
    await other.app.close();
  });
});

describe('a head that cannot be written', () => {
  it('is 503 too, and nothing else fails', async () => {
    expectServerError(/a page could not be looked up/);
    let isAway = false;
    const config = new Proxy(h.deps.config, {
      get(target, name) {
        if (isAway && name === 'publicUrl') throw new Error('no address');
        return Reflect.get(target, name);
      },
    });
    const other = await buildApp({ ...h.deps, config, clock: h.clock, logTo: serverErrors, dist });
    isAway = true;
    const page = await other.app.inject('/servicios');
    isAway = false;
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '30']);
    expect(page.body).toContain('<div id="root">');
    await other.app.close();
  });
});

describe("categories whose names are each other's addresses", () => {
  it('have each its own, and lead to no other', async () => {
    const { db } = h.deps;
    const slugs = await db
      .selectFrom('categories')
      .select(['id', 'slug'])
      .where('slug', 'in', ['musica', 'idiomas'])
      .execute();
    const move = (id: number, slug: string) =>
      db.updateTable('categories').set({ slug }).where('id', '=', id).execute();
    const [one, other] = slugs;
    if (!one || !other) throw new Error('no categories');
    await move(one.id, 'otra');
    await move(other.id, one.slug);
    await move(one.id, other.slug);
    for (const { slug } of slugs) expect(await statusOf(`/servicios/categoria/${slug}`), slug).toBe(200);
    expect((await open(`/servicios/categoria/${other.slug}`)).body).toContain(
      one.slug === 'musica' ? '<title>Música' : '<title>Idiomas',
    );
    await move(other.id, 'otra');
    await move(one.id, one.slug);
    await move(other.id, other.slug);
  });
});

describe('an address that is written otherwise', () => {
  it.each([
    ['/servicios/', '/servicios'],
    ['/admin//users', '/admin/users'],
    ['/Servicios', '/servicios'],
    ['/services?sort=newest', '/servicios?sort=newest'],
    ['/servicios/categoria/Electricidad?rating=4', '/servicios/categoria/electricidad?rating=4'],
    ['/servicios/categoria/Plomer%C3%ADa', '/servicios/categoria/sanitario'],
    ['/servicios/categoria/electricidad/Montevideo/Pocitos/', '/servicios/categoria/electricidad/montevideo/pocitos'],
    ['/servicios/categoria/Electricidad/montevideo', '/servicios/categoria/electricidad/montevideo'],
    ['/servicios/categoria/electricidad/Rivera/Rivera', '/servicios/categoria/electricidad/rivera'],
    [`/servicios/${service.id}/?utm_source=x`, `/servicios/${service.id}?utm_source=x`],
    ['/reset-password/AbC/', '/reset-password/AbC'],
  ])('%s leads to %s', async (path, target) => {
    const page = await open(path);
    expect([page.statusCode, page.headers.location]).toEqual([301, target]);
  });

  it.each(['//evil.example/', '//evil.example', '/\\evil.example/', '/nada/'])(
    '%s leads nowhere else',
    async (path) => {
      expect((await open(path)).headers.location).toBeUndefined();
    },
  );
});

describe('the head', () => {
  it.each([
    '/',
    '/servicios',
    '/help',
    '/login',
    '/nada',
    '/servicios/categoria/electricidad',
    `/servicios/${service.id}`,
  ])('of %s has one title, description and canonical', async (path) => {
    const { body } = await open(path);
    for (const tag of [/<title>/g, /<meta name="description"/g, /<link rel="canonical"/g]) {
      expect(body.match(tag)).toHaveLength(1);
    }
    expect(canonicalOf(body)).toBe(`https://tero.example${path}`);
  });

  it('tells what the service is, with its picture, and lets no markup through', async () => {
    const { body } = await open(`/servicios/${service.id}`);
    expect(body).toContain('<title>Arreglo &lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; | Tero</title>');
    expect(body).not.toContain('<script>');
    expect(body).toMatch(
      new RegExp(
        `<meta property="og:image" content="https://tero.example/previews/service-${service.id}-[0-9a-f]{12}.jpg">`,
      ),
    );
    expect(body).toContain(`<meta property="og:url" content="https://tero.example/servicios/${service.id}">`);
  });

  it('tells who the provider is, and nothing private', async () => {
    const { body } = await open(`/provider-profile/${owner.id}`);
    expect(body).toContain('<title>Caños &amp; &quot;Cía&quot; | Tero</title>');
    for (const secret of [owner.phone, owner.email, owner.username]) expect(body).not.toContain(secret);
  });

  it('says of a link that asks for a review, or invites, from whom it is, and stays out of search engines', async () => {
    const name = 'Caños &amp; &quot;Cía&quot;';
    const { body: made } = await h.call<{ path: string }>('POST', '/api/invites', { as: owner.token });
    const links = [
      [`/r/${service.id}`, 'Contá cómo te fue: Arreglo', `${name} te pide una reseña.`, 'service'],
      [`/r/p/${owner.id}`, `Contá cómo te fue con ${name}`, `${name} te pide una reseña.`, 'provider'],
      [made.path, `${name} te invita a ofrecer tus servicios en Tero`, 'Los clientes te escriben directo', 'provider'],
    ] as const;
    for (const [path, title, description, picture] of links) {
      const { statusCode, headers, body } = await open(path);
      expect([statusCode, headers['x-robots-tag']]).toEqual([200, 'noindex']);
      expect(body).toContain(`<meta property="og:title" content="${title}`);
      expect(body).toContain(`<meta property="og:description" content="${description}`);
      expect(body).toContain(`<meta property="og:image" content="https://tero.example/previews/${picture}-`);
      for (const secret of [owner.phone, owner.email, owner.username]) expect(body).not.toContain(secret);
    }
    expect(await statusOf('/r/999999')).toBe(404);
    expect((await open('/invitacion/nada')).body).toContain('<meta property="og:title" content="Te invitaron a Tero">');
  });

  it('shows the beginning of a post, with one canonical URL, and counts no view', async () => {
    const content = 'Terminamos "el baño"\nCon caño nuevo.';
    const { body } = await h.call<{ post: Post }>('POST', '/api/posts', { as: owner.token, body: { content } });
    const { id } = body.post;
    for (const path of [`/publicacion/post/${id}`, `/publicacion/${id}`]) {
      const { body: html } = await open(path);
      expect(html).toContain('<title>Terminamos &quot;el baño&quot; | Tero</title>');
      expect(html).toContain('content="Caños &amp; &quot;Cía&quot; · Terminamos &quot;el baño&quot; Con caño nuevo."');
      expect(canonicalOf(html)).toBe(`https://tero.example/publicacion/post/${id}`);
    }
    const { body: read } = await h.call<{ post: Post }>('GET', `/api/posts/${id}`, { as: owner.token });
    expect(read.post.views_count).toBe(0);
  });

  it.each([
    '/servicios?q=pintura',
    '/servicios?rating=4',
    '/servicios/categoria/electricidad?page=2',
    '/favoritos',
    '/admin/users',
    '/reset-password/abc',
    '/historial',
  ])('keeps %s out of search engines', async (path) => {
    const page = await open(path);
    expect([page.statusCode, page.headers['x-robots-tag']]).toEqual([200, 'noindex']);
    expect(page.body).toContain('<meta name="robots" content="noindex">');
  });

  it('lets search engines keep what a link with a source in it leads to', async () => {
    const page = await open('/servicios?utm_source=whatsapp');
    expect(page.headers['x-robots-tag']).toBeUndefined();
    expect(canonicalOf(page.body)).toBe('https://tero.example/servicios');
    expect(page.body).toContain('<link rel="alternate" hreflang="es-UY" href="https://tero.example/servicios">');
  });

  it('is not sent again to who has it', async () => {
    const first = await open('/servicios');
    const again = await app.inject({ url: '/servicios', headers: { 'if-none-match': String(first.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});
