import { imageFormat, signatureBytes } from '@tero/shared/rules/image-format';
import type { ImageRules } from './image.ts';
import { shrink } from './shrink.ts';

/** Formats of phones that some browsers can convert to a format that the server accepts. */
const convertible = /^image\/(heic|heif|avif)$/i;

export interface Admission {
  admitted: File[];
  faults: string[];
}

/** Returns the chosen files that may be added, at most `room`, and the faults of the others. */
export async function admit(files: readonly File[], room: number, rules: ImageRules): Promise<Admission> {
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

async function faultOf(file: File, rules: ImageRules): Promise<string | null> {
  const naming = (message: string) => message.replace('{file}', () => file.name);
  // checked on the original size, before the image is shrunk
  if (file.size > rules.maxBytes) return naming(rules.tooLarge);
  const isImage = (await formatOf(file)) !== undefined || convertible.test(file.type);
  return isImage ? null : naming(rules.notAnImage);
}

/** Returns the file to send, shrunk where that helps, or the fault when it cannot be read. */
export async function prepare(file: File, rules: ImageRules): Promise<{ file: File } | { fault: string }> {
  const format = await formatOf(file);
  // shrinking would stop an animation, and the server accepts GIFs as they are
  const small = format === 'gif' ? null : await shrink(file);
  const made = small ?? (format && (await copied(file)));
  return made ? { file: made } : { fault: rules.notAnImage.replace('{file}', () => file.name) };
}

/** Reads the file into memory: one from a cloud or a card may not be there when it is sent. */
async function copied(file: File): Promise<File | null> {
  try {
    return new File([await file.arrayBuffer()], file.name, { type: file.type });
  } catch {
    return null;
  }
}

async function formatOf(file: File) {
  try {
    return imageFormat(new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer()));
  } catch {
    // the file was in a cloud or on a card that is gone
    return undefined;
  }
}
