import { limits } from '../../limits.ts';
import type { Picture } from './picture.ts';

// The form's and the API's messages about a picture (rule SVC-100). `{file}` stands for the file's name.

export const emptyFile =
  'El archivo {file} está vacío. Si está en la nube, abrilo en tu galería, esperá que se descargue y elegilo de nuevo.';

export const damagedPicture =
  'La foto {file} está cortada o dañada. Mirala en tu galería: si no se ve entera, elegí otra.';

/** Returns the fault of a picture's size; null when it may be stored. `most`: pixels. */
export function sizeFault({ width, height }: Pick<Picture, 'width' | 'height'>, most: number = limits.imagePixels) {
  const [short, long] = width < height ? [width, height] : [height, width];
  const too = (how: string, what: string) => `La foto {file} es demasiado ${how} (${width} × ${height}). ${what}.`;
  const { imagePixels, imageSide, imageProportion } = limits;
  if (width * height > most) {
    const size = `El tope es de ${imagePixels / 1e6} megapíxeles`;
    return too('grande', `${size}: sacala con menos resolución, o mandá una captura de pantalla`);
  }
  if (short < imageSide) {
    return too('chica', `Cada lado tiene que medir ${imageSide} píxeles o más: elegí otra`);
  }
  if (long > short * imageProportion) {
    return too('alargada', `Un lado puede medir hasta ${imageProportion} veces el otro: recortala y elegila de nuevo`);
  }
  return null;
}

/** Puts a file's name into a message. */
export const naming = (message: string, name: string) => message.replace('{file}', () => name);
