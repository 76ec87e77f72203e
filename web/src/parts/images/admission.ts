import { pictureFormat, signatureBytes } from '@tero/shared/rules/image-format';
import type { PhotoRules } from './image.ts';
import { shrink } from './shrink.ts';

/** What phones take and some browsers can turn into what the server takes. */
const convertible = /^image\/(heic|heif|avif)$/i;

export interface Admission {
  admitted: File[];
  faults: string[];
}

/** Which of the chosen files may be added where there is room for `room`, and what is to be said of the others. */
export async function admit(files: readonly File[], room: number, rules: PhotoRules): Promise<Admission> {
  const admitted: File[] = [];
  const faults = new Set<string>();
  for (const file of files) {
    const fault = await faultOf(file, rules);
    if (fault) faults.add(fault);
    else if (admitted.length >= room) faults.add(rules.tooMany);
    else admitted.push(file);
  }
  return { admitted, faults: [...faults] };
}

async function faultOf(file: File, rules: PhotoRules): Promise<string | null> {
  const naming = (message: string) => message.replace('{file}', () => file.name);
  // larger than that it is not even sent; as it comes from the camera, before anything makes it smaller
  if (file.size > rules.maxBytes) return naming(rules.tooLarge);
  const isPicture = (await formatOf(file)) !== undefined || convertible.test(file.type);
  return isPicture ? null : naming(rules.notAnImage);
}

/** The file to send, as small as it looks good; or what is to be said when nothing can be made of it. */
export async function prepare(file: File, rules: PhotoRules): Promise<{ file: File } | { fault: string }> {
  const format = await formatOf(file);
  // moving pictures would stand still, and the server takes them as they are
  const small = format === 'gif' ? null : await shrink(file);
  const made = small ?? (format && (await copied(file)));
  return made ? { file: made } : { fault: rules.notAnImage.replace('{file}', () => file.name) };
}

/** In memory: what was chosen from a cloud or a card may not be there when it is sent. */
async function copied(file: File): Promise<File | null> {
  try {
    return new File([await file.arrayBuffer()], file.name, { type: file.type });
  } catch {
    return null;
  }
}

async function formatOf(file: File) {
  try {
    return pictureFormat(new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer()));
  } catch {
    // it was in a cloud or on a card that is gone
    return undefined;
  }
}
