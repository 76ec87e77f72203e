import type { UnseenPhoto } from '@tero/shared/contract/inquiries';
import type { Deps } from '../../deps/deps.ts';
import { unseenImage } from '../../images/unseen.ts';
import * as inquiries from './repository.ts';

/** Returns the photos of a pedido for people with its link, and for the team once somebody has reported it. */
export async function photosShown(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  inquiryId: number,
): Promise<UnseenPhoto[]> {
  const photos: UnseenPhoto[] = [];
  for (const name of await inquiries.filesOf(db, inquiryId)) {
    const photo = await unseenImage(files, name);
    if (photo) photos.push(photo);
  }
  return photos;
}
