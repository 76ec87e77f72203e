/** Target size in bytes: five such images pass a connection of 1 Mbit/s within the upload timeout. */
const enoughBytes = 600_000;

/**
 * Sizes and qualities, tried in order until one is small enough. WebP takes a phone four times as long, so it is used
 * only where needed.
 */
const steps = [
  { side: 1920, quality: 0.82, type: 'image/jpeg' },
  { side: 1920, quality: 0.75, type: 'image/webp' },
  { side: 1600, quality: 0.7, type: 'image/webp' },
  { side: 1280, quality: 0.65, type: 'image/webp' },
] as const;

/**
 * Re-encodes an image in fewer bytes, upright and without metadata. Returns null when it is already small, or this
 * browser cannot decode it. One at a time: twelve megapixels take 48 MB of memory.
 */
export async function shrink(file: File): Promise<File | null> {
  const bitmap = await decode(file);
  if (!bitmap) return null;
  const longest = Math.max(bitmap.width, bitmap.height);
  const canvas = document.createElement('canvas');
  try {
    if (file.size <= enoughBytes && longest <= steps[0].side && sendable.test(file.type)) return null;
    let smallest: Blob | null = null;
    for (const step of steps) {
      const blob = await encode(canvas, bitmap, Math.min(1, step.side / longest), step);
      if (blob && blob.size < (smallest?.size ?? Number.POSITIVE_INFINITY)) smallest = blob;
      if (smallest && smallest.size <= enoughBytes) break;
    }
    return smallest && named(smallest, file);
  } finally {
    bitmap.close();
    // Safari keeps a canvas's memory until the next garbage collection
    canvas.width = 0;
    canvas.height = 0;
  }
}

const sendable = /^image\/(jpeg|png|webp)$/;

async function decode(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}

async function encode(
  canvas: HTMLCanvasElement,
  bitmap: ImageBitmap,
  scale: number,
  { type, quality }: (typeof steps)[number],
): Promise<Blob | null> {
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  // transparent areas would become black
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const blob = await blobOf(canvas, type, quality);
  // browsers that cannot write a format return a PNG
  return blob?.type === type ? blob : blobOf(canvas, 'image/jpeg', quality);
}

function blobOf(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}

function named(blob: Blob, { name, lastModified }: File): File {
  const extension = blob.type === 'image/webp' ? 'webp' : 'jpg';
  return new File([blob], `${name.replace(/\.\w{1,5}$/, '')}.${extension}`, { type: blob.type, lastModified });
}
