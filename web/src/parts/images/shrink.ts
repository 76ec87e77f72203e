/** Five of these pass a link of 1 Mbit/s within the time that sending may take. */
const enoughBytes = 600_000;

/** Tried in turn until one is small enough. WebP takes a phone four times as long: only where it is needed. */
const steps = [
  { side: 1920, quality: 0.82, type: 'image/jpeg' },
  { side: 1920, quality: 0.75, type: 'image/webp' },
  { side: 1600, quality: 0.7, type: 'image/webp' },
  { side: 1280, quality: 0.65, type: 'image/webp' },
] as const;

/**
 * The same photo in fewer bytes, upright and without what cameras write into their files. Null when it is small
 * already, or this browser cannot decode it. One at a time: twelve megapixels are 48 MB of memory.
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
    // Safari keeps a canvas's memory until the next collection
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
  // what is transparent would come out black
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const blob = await blobOf(canvas, type, quality);
  // a browser that cannot write a format answers with a PNG
  return blob?.type === type ? blob : blobOf(canvas, 'image/jpeg', quality);
}

function blobOf(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}

function named(blob: Blob, { name, lastModified }: File): File {
  const extension = blob.type === 'image/webp' ? 'webp' : 'jpg';
  return new File([blob], `${name.replace(/\.\w{1,5}$/, '')}.${extension}`, { type: blob.type, lastModified });
}
