import type { Post } from '@tero/shared/contract/posts';
import { describe, expect, it } from 'vitest';
import { form, image } from '../../test/forms.ts';
import { startHarness } from '../../test/harness.ts';
import { createProvider } from '../../test/people.ts';
import { createService } from '../../test/services.ts';
import { pageWithHead } from './head.ts';

const h = await startHarness({ PUBLIC_URL: 'https://tero.example' });
const owner = await createProvider(h, { entitled: true, profile: { company_name: 'Caños & "Cía"' } });
const { id } = await createService(h, owner, {
  title: 'Arreglo </title><script>alert(1)</script>',
  description: 'Trabajo prolijo.',
  images: ['portada'],
});
const page = '<html><head><title>Tero</title></head></html>';

describe('the head of a shared page', () => {
  it('tells what the service is, with its picture, and lets no markup through', async () => {
    const html = await pageWithHead(h.deps, page, `/servicios/${id}`);
    expect(html).toContain('<title>Arreglo &lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; | Tero</title>');
    expect(html).not.toContain('<script>');
    expect(html).toContain('<meta property="og:image" content="https://tero.example/uploads/portada-1200.webp">');
    expect(html).toContain(`<meta property="og:url" content="https://tero.example/servicios/${id}">`);
  });

  it('tells who the provider is, and nothing private', async () => {
    const html = await pageWithHead(h.deps, page, `/provider-profile/${owner.id}`);
    expect(html).toContain('<title>Caños &amp; &quot;Cía&quot; | Tero</title>');
    for (const secret of [owner.phone, owner.email, owner.username]) expect(html).not.toContain(secret);
  });

  it('shows the beginning of a post, with one canonical URL, and counts no view', async () => {
    const content = 'Terminamos "el baño"\nCon caño nuevo.';
    const { body } = await h.call<{ post: Post }>('POST', '/api/posts', { as: owner.token, body: { content } });
    const { id } = body.post;
    for (const path of [`/publicacion/post/${id}`, `/publicacion/${id}`]) {
      const html = await pageWithHead(h.deps, page, path);
      expect(html).toContain('<title>Terminamos &quot;el baño&quot; | Tero</title>');
      expect(html).toContain('content="Caños &amp; &quot;Cía&quot; · Terminamos &quot;el baño&quot; Con caño nuevo."');
      expect(html).toContain(`<meta property="og:url" content="https://tero.example/publicacion/post/${id}">`);
    }
    const { body: read } = await h.call<{ post: Post }>('GET', `/api/posts/${id}`, { as: owner.token });
    expect(read.post.views_count).toBe(0);
  });

  it('shows the first picture of a post', async () => {
    const sent = form({ content: 'Una obra con su foto' }, 'images', [await image()]);
    const { body } = await h.call<{ post: Post }>('POST', '/api/posts', { as: owner.token, body: sent });
    const html = await pageWithHead(h.deps, page, `/publicacion/post/${body.post.id}`);
    expect(html).toContain(`content="https://tero.example${body.post.images[0]?.image_url}"`);
  });

  it('is the plain one for everything else', async () => {
    for (const path of [
      '/',
      '/servicios',
      '/servicios/999999',
      '/servicios/x',
      '/provider-profile/999999',
      '/publicacion/999999',
    ]) {
      expect(await pageWithHead(h.deps, page, path)).toBeNull();
    }
  });
});
