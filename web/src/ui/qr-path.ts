import { encode } from 'uqr';

/** Width of the light border in cells; without it, cameras do not recognise the code. */
export const qrMargin = 4;

/** Returns the dark cells of a QR code as an SVG path, with one unit per cell, and the number of cells per side. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  let path = '';
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) if (data[y]?.[x]) path += `M${x} ${y}h1v1h-1z`;
  }
  return { path, size };
}
