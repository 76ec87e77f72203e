import type { Files } from '@tero/shared/contract/endpoint';

/** A photo that the server has. `id`: how the call that changes it names it (a number, an address). */
export interface StoredPhoto<Id extends number | string = number | string> {
  key: string;
  id: Id;
  url: string;
}

/** A photo that is only here yet. */
export interface ChosenPhoto {
  key: string;
  file: File;
}

export type Photo = StoredPhoto | ChosenPhoto;

/** How many, how large, and what is said otherwise: a contract's `files` are such rules. */
export type PhotoRules = Pick<Files, 'max' | 'maxBytes' | 'tooMany' | 'tooLarge' | 'notAnImage'>;

export function isChosen(photo: Photo): photo is ChosenPhoto {
  return 'file' in photo;
}

export function isStored(photo: Photo): photo is StoredPhoto {
  return !isChosen(photo);
}

export function storedPhoto<Id extends number | string>(id: Id, url: string): StoredPhoto<Id> {
  return { key: `stored-${id}`, id, url };
}

export function chosenPhoto(file: File): ChosenPhoto {
  return { key: crypto.randomUUID(), file };
}

/** With `photo` at `to`. The server shows what it has before what is added, so that is how they stand here too. */
export function moved(photos: readonly Photo[], key: string, to: number): Photo[] {
  const photo = photos.find((candidate) => candidate.key === key);
  if (!photo) return [...photos];
  const order = photos.filter((candidate) => candidate !== photo).toSpliced(Math.max(to, 0), 0, photo);
  return [...order.filter(isStored), ...order.filter(isChosen)];
}
