import type { ImageFormat } from './format.ts';

/** The facts that a picture's bytes show without decoding: its size in pixels, and whether it is complete. */
export interface Picture {
  width: number;
  height: number;
  isWhole: boolean;
}

/** Returns the picture whose first bytes, in a given format, these are; null when they are not a picture. */
export function pictureOf(bytes: Uint8Array, format: ImageFormat): Picture | null {
  try {
    const picture = readers[format](bytes, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    return picture && picture.width > 0 && picture.height > 0 ? picture : null;
  } catch (error) {
    // ended within its head
    if (error instanceof RangeError) return null;
    throw error;
  }
}

type Reader = (bytes: Uint8Array, view: DataView) => Picture | null;

const readers: Record<ImageFormat, Reader> = { jpeg, png, gif, webp };

/** Reads segments up to the end of the image. Among pixels, 0xff is followed by 0 or by the number of a restart. */
function jpeg(bytes: Uint8Array, view: DataView): Picture | null {
  let picture: Picture | null = null;
  let at = 2;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    const marker = bytes[at + 1];
    if (at < 0 || marker === undefined) return picture;
    if (marker === 0xd9) return picture && { ...picture, isWhole: true };
    if (marker === 0xff) at += 1;
    else if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd7)) at += 2;
    else {
      const isFrame = marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
      if (isFrame) picture = { width: view.getUint16(at + 7), height: view.getUint16(at + 5), isWhole: false };
      if (at + 4 > bytes.length) return picture;
      at += 2 + view.getUint16(at + 2);
    }
  }
}

/** Chunks from IHDR to IEND. */
function png(bytes: Uint8Array, view: DataView): Picture {
  const picture = { width: view.getUint32(16), height: view.getUint32(20), isWhole: false };
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    if (view.getUint32(at + 4) === 0x49454e44) return { ...picture, isWhole: true };
  }
  return picture;
}

/** Reads blocks up to the end of the first frame, the only frame that is drawn. */
function gif(bytes: Uint8Array, view: DataView): Picture | null {
  const picture = { width: view.getUint16(6, true), height: view.getUint16(8, true), isWhole: false };
  /** returns the length of a colour table in bytes, read from the flags before it */
  const colours = (flags: number) => (flags >= 0x80 ? 3 * 2 ** ((flags % 8) + 1) : 0);
  const past = (from: number) => {
    let at = from;
    while (bytes[at]) at += 1 + (bytes[at] ?? 0);
    return at + 1;
  };
  let at = 13 + colours(bytes[10] ?? 0);
  while (bytes[at] === 0x21) at = past(at + 2);
  if (bytes[at] !== 0x2c) return null;
  return { ...picture, isWhole: past(at + 11 + colours(bytes[at + 9] ?? 0)) <= bytes.length };
}

/** Reads a RIFF file, which states its length, with a picture in one of three codings. */
function webp(bytes: Uint8Array, view: DataView): Picture | null {
  const isWhole = 8 + view.getUint32(4, true) <= bytes.length;
  switch (view.getUint32(12)) {
    case 0x56503820: // 'VP8 '
      return { width: view.getUint16(26, true) % 0x4000, height: view.getUint16(28, true) % 0x4000, isWhole };
    case 0x5650384c: {
      // 'VP8L': 14 bits each
      const sides = view.getUint32(21, true);
      return { width: (sides % 0x4000) + 1, height: (Math.floor(sides / 0x4000) % 0x4000) + 1, isWhole };
    }
    case 0x56503858: {
      // 'VP8X': 24 bits each
      const side = (at: number) => view.getUint16(at, true) + (bytes[at + 2] ?? 0) * 0x10000 + 1;
      return { width: side(24), height: side(27), isWhole };
    }
    default:
      return null;
  }
}
