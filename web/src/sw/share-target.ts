import { address } from '@tero/shared/rules/text/address';
import { keepShared } from '../offline/drafts/shared-files.ts';

/** The path that the manifest's share target posts to. */
export const sharePath = '/compartir';

/** Stores shared content first, and returns a redirect to the form of a post. Works offline. */
export async function receiveShared(request: Request): Promise<Response> {
  const id = await kept(request).catch(() => 'nada');
  return Response.redirect(address`/create-post?shared=${id}`, 303);
}

async function kept(request: Request): Promise<string> {
  const form = await request.formData();
  const texts = ['title', 'text', 'url'].map((name) => form.get(name)).filter((part) => typeof part === 'string');
  const files = form.getAll('photos').filter((part) => part instanceof File);
  return keepShared({ text: [...new Set(texts.filter(Boolean))].join('\n'), files });
}
