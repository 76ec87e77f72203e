import { drawOn, type Surface, shrinkOn } from './shrinking.ts';

/** Shrinks an image in the page itself, for browsers whose workers cannot draw. */
export function shrinkOnPage(file: File): Promise<Blob | null> {
  return shrinkOn(onPage, file);
}

function onPage(): Surface {
  const canvas = document.createElement('canvas');
  return {
    draw(image, width, height) {
      canvas.width = width;
      canvas.height = height;
      drawOn(canvas.getContext('2d'), image, width, height);
    },
    encode: (quality) => new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality)),
    free() {
      canvas.width = 0;
      canvas.height = 0;
    },
  };
}
