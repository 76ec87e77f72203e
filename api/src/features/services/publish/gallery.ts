import type { BodyOf } from '@tero/shared/contract/endpoint';
import { type publish as contract, noImage, serviceFiles } from '@tero/shared/contract/services-publish';
import { AppError } from '../../../core/errors.ts';

export interface Shown {
  id: number;
  file: string;
  is_main: 0 | 1;
}

type Choice = Pick<BodyOf<typeof contract.update>, 'existing_images' | 'imagesToDelete' | 'main_image_index'>;

export interface Gallery {
  /** in display order */
  kept: Shown[];
  removed: Shown[];
  /** index of the main image among `kept`, then the added ones */
  main: number;
}

/**
 * Returns a service's images after an edit with `added` new ones. The lists of the request only choose among `current`
 * (rule SVC-17). Throws when none or too many would be left (rule SVC-13).
 */
export function arrange(current: readonly Shown[], choice: Choice, added: number): Gallery {
  const { existing_images: listed, imagesToDelete, main_image_index } = choice;
  const gone = new Set([...imagesToDelete, ...listed.filter((image) => image.should_delete).map((image) => image.id)]);
  const placeOf = ({ id }: Shown) => {
    const place = listed.findIndex((image) => image.id === id);
    return place < 0 ? listed.length : place;
  };
  const kept = current.filter(({ id }) => !gone.has(id)).toSorted((a, b) => placeOf(a) - placeOf(b));
  const removed = current.filter(({ id }) => gone.has(id));
  const total = kept.length + added;
  if (total === 0) throw refused('validation_failed', noImage);
  if (total > serviceFiles.max) throw refused('upload_refused', serviceFiles.tooMany);
  const marked = kept.findIndex(({ id }) => listed.some((image) => image.id === id && image.is_main));
  const pointed = main_image_index < total ? main_image_index : 0;
  return { kept, removed, main: marked < 0 ? pointed : marked };
}

function refused(code: 'validation_failed' | 'upload_refused', message: string): AppError {
  return new AppError(code, { message, errors: { [serviceFiles.field]: message } });
}
