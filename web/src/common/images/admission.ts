import { limits } from '@tero/shared/limits';
import { imageFormat, signatureBytes } from '@tero/shared/rules/image-format';
import type { ImageRules } from './image.ts';
import { shrink } from './shrink.ts';

/** Formats of phones that some browsers can convert to a format that the server accepts. */
const convertible = /^image\/(heic|heif|avif)$/i;
/** The same, told by content: Android and Windows often name no type. */
const convertibleBrand = /^ftyp(hei[cfmsx]|hev[cx]|mif1|msf1|avif)/;

const sourceTooLarge = 'La foto {file} pesa más de 25 MB. Elegí una más liviana.';
const unreadable =
  'Este navegador no sabe abrir {file}, que tu teléfono guardó en formato HEIC. Elegila en JPG, o una captura de pantalla.';

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
  if (file.size > limits.imageSourceBytes) return naming(sourceTooLarge, file);
  const isImage = (await formatOf(file)) !== undefined || (await isConvertible(file));
  return isImage ? null : naming(rules.notAnImage, file);
}

/**
 * Returns the file to send, shrunk where that helps, or the fault when it cannot be read. The limit in bytes is for what
 * is sent (rule SVC-14).
 */
export async function prepare(file: File, rules: ImageRules): Promise<{ file: File } | { fault: string }> {
  const format = await formatOf(file);
  // shrinking would stop an animation, and the server accepts GIFs as they are
  const small = format === 'gif' ? null : await shrink(file);
  if ((small ?? file).size > rules.maxBytes) return { fault: naming(rules.tooLarge, file) };
  const made = small ?? (format && (await copied(file)));
  return made ? { file: made } : { fault: naming(format ? rules.notAnImage : unreadable, file) };
}

const naming = (message: string, { name }: File) => message.replace('{file}', () => name);

/** Reads the file into memory: one from a cloud or a card may not be there when it is sent. */
async function copied(file: File): Promise<File | null> {
  try {
    return new File([await file.arrayBuffer()], file.name, { type: file.type });
  } catch {
    return null;
  }
}

async function formatOf(file: File) {
  return imageFormat(await startOf(file));
}

async function isConvertible(file: File): Promise<boolean> {
  return convertible.test(file.type) || convertibleBrand.test(String.fromCharCode(...(await startOf(file)).slice(4)));
}

async function startOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer());
  } catch {
    // the file was in a cloud or on a card that is gone
    return new Uint8Array();
  }
}
