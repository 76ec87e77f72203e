/** Target size in bytes. Five images of this size pass a connection of 1 Mbit/s within the upload timeout. */
const enoughBytes = 600_000;

/** Sizes and qualities, tried in order until the image is small enough (docs/decisions/drafts-and-images.md). */
const steps = [
  { side: 1920, quality: 0.82 },
  { side: 1920, quality: 0.7 },
  { side: 1600, quality: 0.7 },
  { side: 1280, quality: 0.6 },
] as const;

/** The message to the worker. It responds with null when the image stays as it is. */
export interface ToShrink {
  file: File;
}
export type Shrunk = { bytes: ArrayBuffer | null } | { failed: true };

/** A canvas to draw on, which pages and workers provide in different ways. */
export interface Surface {
  /** draws the image over a surface of the given size */
  draw: (image: ImageBitmap, width: number, height: number) => void;
  /** returns the drawn image as JPEG; null when the browser cannot encode it */
  encode: (quality: number) => Promise<Blob | null>;
  /** releases the memory, which Safari otherwise keeps until the next garbage collection */
  free: () => void;
}

/**
 * Re-encodes an image as a JPEG of fewer bytes, upright and without metadata. Returns null when the image can stay as
 * it is, or this browser cannot encode a JPEG. Throws when it cannot decode the image. Run one call at a time: twelve
 * megapixels take 48 MB of memory.
 */
export async function shrinkOn(surface: () => Surface, file: File): Promise<Blob | null> {
  // upright by default: Chrome before 112 and Safari before 16 reject the option for it
  const bitmap = await createImageBitmap(file);
  const longest = Math.max(bitmap.width, bitmap.height);
  const canvas = surface();
  try {
    if (longest <= steps[0].side && (await isFine(file))) return null;
    let smallest: Blob | null = null;
    let drawn = 0;
    for (const { side, quality } of steps) {
      const scale = Math.min(1, side / longest);
      if (scale !== drawn) canvas.draw(bitmap, sized(bitmap.width, scale), sized(bitmap.height, scale));
      drawn = scale;
      const blob = await canvas.encode(quality);
      if (blob && blob.size < (smallest?.size ?? Number.POSITIVE_INFINITY)) smallest = blob;
      if (smallest && smallest.size <= enoughBytes) break;
    }
    return smallest;
  } finally {
    bitmap.close();
    canvas.free();
  }
}

const sized = (length: number, scale: number) => Math.max(1, Math.round(length * scale));

/** Returns a canvas as a surface. It draws on white, because transparent areas would become black in a JPEG. */
export function surfaceOf(canvas: HTMLCanvasElement | OffscreenCanvas, encode: Surface['encode']): Surface {
  return {
    draw(image, width, height) {
      canvas.width = width;
      canvas.height = height;
      const context = canvas.getContext('2d') as CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null;
      if (!context) return;
      context.imageSmoothingQuality = 'high';
      context.fillStyle = '#fff';
      context.fillRect(0, 0, width, height);
      context.drawImage(image, 0, 0, width, height);
    },
    encode,
    free() {
      canvas.width = 0;
      canvas.height = 0;
    },
  };
}

/**
 * Returns whether an image may be sent as it is: small, in a format that the server accepts, and without metadata about
 * its place or camera.
 */
async function isFine(file: File): Promise<boolean> {
  if (file.size > enoughBytes || !/^image\/(jpeg|png|webp)$/.test(file.type)) return false;
  const text = new TextDecoder('latin1').decode(await file.arrayBuffer());
  return !/Exif\0|EXIF|eXIf|ns\.adobe\.com\/xap/.test(text);
}
