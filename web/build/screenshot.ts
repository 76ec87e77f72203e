import sharp from 'sharp';

/**
 * Of a blank picture nearly every pixel is alike: an entropy near 0, where the calmest screen has 1.7. Each half is looked
 * at, since a bar alone is no screen.
 */
export async function isBlank(picture: Buffer | string): Promise<boolean> {
  const { width, height: whole } = await sharp(picture).metadata();
  const height = Math.floor(whole / 2);
  for (const top of [0, height]) {
    // cut first: the figures are of the whole input
    const half = await sharp(picture).extract({ left: 0, top, width, height }).png().toBuffer();
    if ((await sharp(half).stats()).entropy < 1) return true;
  }
  return false;
}

export async function storeAsWebp(picture: Buffer, file: string): Promise<void> {
  await sharp(picture).webp({ quality: 82 }).toFile(file);
}
