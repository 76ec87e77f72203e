import type { Trx } from '../../../db/schema/database.ts';
import { requireRoomForImages } from '../../../images/quota.ts';
import { insertImages, setMainImage } from './repository.ts';

interface FirstImages {
  serviceId: number;
  providerId: number;
  /** keys of the image store, in display order */
  files: readonly string[];
  /** the index of the main image; an unknown index means the first */
  main: number;
  at: string;
}

/** Adds the first images of a new service, which count as its provider's. */
export async function addFirstImages(trx: Trx, { serviceId, providerId, files, main, at }: FirstImages): Promise<void> {
  await requireRoomForImages(trx, providerId, files.length);
  await insertImages(trx, serviceId, { files, from: 0, at });
  await setMainImage(trx, serviceId, main < files.length ? main : 0);
}
