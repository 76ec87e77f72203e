import { type Surface, shrinkOn, surfaceOf } from './shrinking.ts';

/** Shrinks an image in the page itself, for browsers whose workers cannot draw. */
export function shrinkOnPage(file: File): Promise<Blob | null> {
  return shrinkOn(onPage, file);
}

function onPage(): Surface {
  const canvas = document.createElement('canvas');
  return surfaceOf(canvas, (quality) => new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality)));
}
