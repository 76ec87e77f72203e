import { postFiles } from '@tero/shared/contract/posts';
import { readBegun } from '../../common/form/begun.ts';
import { admit } from '../../common/images/admission.ts';
import { type Draft, type FormDraft, readDraft, saveDraft } from '../../offline/drafts/drafts.ts';
import { dropShared, readShared } from '../../offline/drafts/shared-files.ts';
import { newPostPlace, type PostFields } from './post-form.ts';

const nothing = 'No nos llegó lo que compartiste. Abrí Tero y compartilo de nuevo.';

/**
 * Adds what another app shared to the draft of a new post, and returns the faults to show. Throws `NoRoomError` when
 * the device is full; the shared data then stays stored.
 */
export async function takeShared(account: number, id: string): Promise<string[]> {
  const shared = await readShared(id);
  if (!shared) return [nothing];
  const [newest] = await readBegun(account, newPostPlace);
  const owner: Draft = { account, form: newest?.form ?? 'create-post' };
  const draft = await readDraft<PostFields>(owner);
  const images = [...(draft?.images ?? [])];
  const faults = await admit(shared.files, {
    rules: postFiles,
    room: () => postFiles.max - images.length,
    add: (file) => images.push({ key: crypto.randomUUID(), file }),
  });
  const content = [draft?.values.fields.content, shared.text].filter(Boolean).join('\n\n');
  const values: FormDraft<PostFields> = {
    fields: { content },
    order: images.map(({ key }) => key),
    mainKey: null,
    removed: [],
  };
  await saveDraft(owner, { id: draft?.id ?? crypto.randomUUID(), values, images });
  await dropShared(id);
  return faults;
}
