import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isBlank } from './screenshot.ts';

const size = { width: 120, height: 200 };
const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
const white = sharp({ create: { ...size, channels: 3, background: '#fff' } });
const grainy = (height: number) =>
  sharp({ create: { width: size.width, height, channels: 3, background: '#fff', noise } })
    .png()
    .toBuffer();
const pasted = async (height: number) =>
  white
    .clone()
    .composite([{ input: await grainy(height), top: 0, left: 0 }])
    .png()
    .toBuffer();

test('a white picture is blank, and one whose lower half is', async () => {
  expect(await isBlank(await white.clone().png().toBuffer())).toBe(true);
  expect(await isBlank(await pasted(100))).toBe(true);
});

test('one that shows something all over is not', async () => {
  expect(await isBlank(await pasted(200))).toBe(false);
});
