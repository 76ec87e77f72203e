import { z } from 'zod';
import { limits } from '../limits.ts';
import { notAnImage, photoTooLarge } from './image-texts.ts';

/** A photo of a review, large and small. */
export const reviewPhoto = z.object({ id: z.int(), image_url: z.string(), thumb_url: z.string() });
export type ReviewPhoto = z.output<typeof reviewPhoto>;

export const reviewFiles = {
  field: 'photos',
  max: limits.reviewPhotos,
  maxBytes: limits.reviewPhotoBytes,
  tooMany: `Una reseña lleva hasta ${limits.reviewPhotos} fotos`,
  tooLarge: photoTooLarge,
  notAnImage,
  staged: true,
} as const;
