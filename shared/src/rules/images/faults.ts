import { limits } from '../../limits.ts';
import type { Picture } from './picture.ts';

// What form and API say of a picture (rule SVC-100); `{file}` stands for the file's name.

export const emptyFile =
  'El archivo {file} está vacío. Si está en la nube, abrilo en tu galería hasta que baje y elegilo de nuevo.';

export const damagedPicture =
  'La foto {file} está cortada o dañada. Mirala en tu galería: si no se ve entera, elegí otra.';

/** Returns the fault of a picture's size; null when it may be stored. `most`: pixels. */
export function sizeFault({ width, height }: Pick<Picture, 'width' | 'height'>, most: number = limits.imagePixels) {
  const size = `${width} × ${height}`;
  const [short, long] = width < height ? [width, height] : [height, width];
  if (width * height > most) {
    return `La foto {file} es demasiado grande (${size}). Van hasta ${limits.imagePixels / 1e6} megapíxeles: sacala con menos resolución, o mandá una captura de pantalla.`;
  }
  if (short < limits.imageSide) {
    return `La foto {file} es demasiado chica (${size}). Cada lado tiene que medir ${limits.imageSide} píxeles o más: elegí otra.`;
  }
  if (long > short * limits.imageProportion) {
    return `La foto {file} es demasiado alargada (${size}). Un lado puede medir hasta ${limits.imageProportion} veces el otro: recortala y elegila de nuevo.`;
  }
  return null;
}

/** Puts a file's name into a message. */
export const naming = (message: string, name: string) => message.replace('{file}', () => name);
