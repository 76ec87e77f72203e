import { limits } from '@tero/shared/limits';
import { damagedPicture, emptyFile, naming, sizeFault } from '@tero/shared/rules/images/faults';
import { imageFormat } from '@tero/shared/rules/images/format';
import { pictureOf } from '@tero/shared/rules/images/picture';
import { unreadFile } from '../../lib/device/unread-file.ts';
import type { ImageRules } from './image.ts';
import { shrink } from './shrink.ts';

/** The brands of HEIC and AVIF, which phones produce and some browsers can convert. Android often gives no type. */
const convertible = /^ftyp(hei|hev|mif|msf|avi)/;

const sourceTooLarge = 'La foto {file} pesa más de 25 MB. Elegí una más liviana.';
const undecoded =
  'Este navegador no puede abrir {file}, que tu celular guardó en formato HEIC. Elegila en JPG, o mandá una captura de pantalla.';

/** Number of pixels that every phone has the memory to draw. A smaller image that a phone cannot draw is damaged. */
const alwaysDrawn = 12_000_000;
/** Milliseconds after which a file that is still being read counts as unavailable. */
const longestRead = 30_000;

interface Taker {
  rules: ImageRules;
  /** how many more images fit */
  room: () => number;
  add: (file: File) => void;
  /** called after each file */
  onEach?: () => void;
}

/**
 * Reads, checks and shrinks chosen files one after the other, and adds those that the server would accept (rule
 * SVC-100). Returns the messages about the other files, each with its position among the chosen files.
 */
export async function admit(files: readonly File[], { rules, room, add, onEach }: Taker): Promise<string[]> {
  const faults: string[] = [];
  let isFull = false;
  for (const [at, file] of files.entries()) {
    const made = room() > 0 ? await prepare(file, rules) : null;
    if (made && 'fault' in made) faults.push(files.length > 1 ? `Foto ${at + 1}: ${made.fault}` : made.fault);
    // the form may have been reset to a draft meanwhile, which leaves no room
    else if (made && room() > 0) add(made.file);
    else isFull = true;
    onEach?.();
  }
  if (faults.length > 0 && files.length > 1)
    faults.unshift(`De las ${files.length} fotos que elegiste, no pudimos agregar:`);
  return isFull ? [...faults, rules.tooMany] : faults;
}

/** Returns the file to send, in memory and shrunk where that helps, or the reason why it cannot be sent. */
export async function prepare(file: File, rules: ImageRules): Promise<{ file: File } | { fault: string }> {
  const fault = (message: string) => ({ fault: naming(message, file.name) });
  if (file.size > limits.imageSourceBytes) return fault(sourceTooLarge);
  const bytes = await read(file);
  if (!bytes) return fault(unreadFile);
  if (bytes.length === 0) return fault(emptyFile);
  const format = imageFormat(bytes);
  const picture = format && pictureOf(bytes, format);
  if (!picture && (format || !isConvertible(bytes))) return fault(rules.notAnImage);
  if (picture) {
    // an image above the server's limit may still become small enough
    const said = sizeFault(picture, limits.imageSourcePixels) ?? (picture.isWhole ? null : damagedPicture);
    if (said) return fault(said);
  }
  const { name, lastModified } = file;
  const copy = new File([bytes], name, { type: format ? `image/${format}` : '', lastModified });
  // shrinking would stop an animation, and the server accepts GIFs as they are
  const small = format === 'gif' ? null : await shrink(copy).catch(() => undefined);
  if (!small && !picture) return fault(undecoded);
  if (small === undefined && picture && picture.width * picture.height <= alwaysDrawn) return fault(damagedPicture);
  const made = small ?? copy;
  const tooLarge = made.size > rules.maxBytes ? rules.tooLarge : null;
  const said = (small && picture ? null : await faultOf(made)) ?? tooLarge;
  return said ? fault(said) : { file: made };
}

/** Returns the reason why the server would refuse the size of the file; null when it would not. */
async function faultOf(made: File): Promise<string | null> {
  const bytes = new Uint8Array(await made.arrayBuffer());
  const format = imageFormat(bytes);
  const picture = format && pictureOf(bytes, format);
  return picture ? sizeFault(picture) : null;
}

function isConvertible(bytes: Uint8Array): boolean {
  return convertible.test(String.fromCharCode(...bytes.subarray(4, 12)));
}

/**
 * Reads a file into memory, so that later changes to the file do not matter. Returns null when the file is in a cloud,
 * gone, changed or not permitted, or when the reading does not end.
 */
async function read(file: File): Promise<Uint8Array<ArrayBuffer> | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, longestRead, null);
  });
  try {
    const bytes = await Promise.race([file.arrayBuffer(), late]);
    return bytes?.byteLength === file.size ? new Uint8Array(bytes) : null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
