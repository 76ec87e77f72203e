import { z } from 'zod';
import { limits } from '../limits.ts';

/** A photo of a review, large and small. */
export const reviewPhoto = z.object({ id: z.int(), image_url: z.string(), thumb_url: z.string() });
export type ReviewPhoto = z.output<typeof reviewPhoto>;

export const reviewFiles = {
  field: 'photos',
  max: limits.reviewPhotos,
  maxBytes: limits.reviewPhotoBytes,
  tooMany: `Una reseña lleva hasta ${limits.reviewPhotos} fotos`,
  tooLarge: 'La foto {file} es demasiado grande. Máximo 5 MB por foto',
  notAnImage: 'El archivo {file} no es una imagen válida',
  staged: true,
} as const;
