import type { Files } from '@tero/shared/contract/endpoint';

/** An image on the server. `id` identifies it in the call that edits the images (a number, or an address). */
export interface StoredImage<Id extends number | string = number | string> {
  key: string;
  id: Id;
  url: string;
}

/** An image that is not yet on the server. */
export interface ChosenImage {
  key: string;
  file: File;
}

export type FormImage = StoredImage | ChosenImage;

/** The limits for images and the texts of their faults: a contract's `files`. */
export type ImageRules = Pick<Files, 'max' | 'maxBytes' | 'tooMany' | 'tooLarge' | 'notAnImage'>;

export function isChosen(image: FormImage): image is ChosenImage {
  return 'file' in image;
}

export function isStored(image: FormImage): image is StoredImage {
  return !isChosen(image);
}

export function storedImage<Id extends number | string>(id: Id, url: string): StoredImage<Id> {
  return { key: `stored-${id}`, id, url };
}

export function chosenImage(file: File): ChosenImage {
  return { key: crypto.randomUUID(), file };
}

/**
 * Returns the list with the image `key` moved to index `to`. Stored images come first, because the server adds new
 * images at the end.
 */
export function moved(images: readonly FormImage[], key: string, to: number): FormImage[] {
  const image = images.find((candidate) => candidate.key === key);
  if (!image) return [...images];
  const order = images.filter((candidate) => candidate !== image);
  order.splice(Math.max(to, 0), 0, image);
  return [...order.filter(isStored), ...order.filter(isChosen)];
}
