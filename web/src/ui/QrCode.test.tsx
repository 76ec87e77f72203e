import jsQr from 'jsqr';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { QrCode } from './QrCode.tsx';

/** Returns the text that a camera reads from the code, drawn `side` pixels wide on a dark wall. */
async function read(text: string, side: number): Promise<string | undefined> {
  const drawn = renderToStaticMarkup(<QrCode text={text} label="Código" />);
  const svg = drawn.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
  const wall = { create: { width: side + 80, height: side + 80, channels: 4, background: '#06181c' } } as const;
  const code = await sharp(Buffer.from(svg)).resize(side).toBuffer();
  const { data, info } = await sharp(wall)
    .composite([{ input: code, left: 40, top: 40 }])
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test.each([
  ['https://tero.uy/r/7', 120],
  ['https://tero.uy/r/p/123456789', 160],
  ['https://tero.uy/invitacion/Zk3_x-0aBcDeFgHi', 400],
  ['http://localhost:3000/r/1?ñandú=sí', 400],
])('%s is read as it was written, %i pixels wide', async (text, side) => {
  expect(await read(text, side)).toBe(text);
});
