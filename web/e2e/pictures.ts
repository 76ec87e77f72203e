import sharp from 'sharp';

export interface Picked {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

interface Wanted {
  width?: number;
  height?: number;
  /** writes a place into it, as cameras do */
  gps?: boolean;
}

/** A JPEG with as much detail as a photo has: several megabytes at 4000×3000. */
export async function photo(name: string, { width = 4000, height = 3000, gps = false }: Wanted = {}): Promise<Picked> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const picture = sharp({ create: { width, height, channels: 3, background: '#0b5e6b', noise } }).blur(1.5);
  const place = {
    GPSLatitudeRef: 'S',
    GPSLatitude: '34/1 54/1 0/1',
    GPSLongitudeRef: 'W',
    GPSLongitude: '56/1 9/1 0/1',
  };
  if (gps) picture.withExif({ IFD0: { Make: 'Camara de prueba' }, IFD3: place });
  return { name, mimeType: 'image/jpeg', buffer: await picture.jpeg({ quality: 90 }).toBuffer() };
}

/** Several of the same, under names of their own. */
export async function photos(count: number, wanted: Wanted = {}): Promise<Picked[]> {
  const { buffer } = await photo('foto', wanted);
  return Array.from({ length: count }, (_, i) => ({ name: `foto-${i + 1}.jpg`, mimeType: 'image/jpeg', buffer }));
}
