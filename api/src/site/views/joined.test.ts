import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { beginning, type Encoding, joined, longestEnd, sumOf } from './joined.ts';

const unpacked: Record<Encoding, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body) => body,
};
const starts = {
  empty: '',
  markup: '<article class="card">Plomería · Ñandubay</article>'.repeat(3000),
  incompressible: randomBytes(40_000).toString('base64'),
};

it.each(['br', 'gzip', 'identity'] as const)(
  '%s: a beginning that was made once goes on with any end',
  async (encoding) => {
    for (const [name, text] of Object.entries(starts)) {
      const start = Buffer.from(text);
      const made = await beginning(start, encoding);
      for (const length of [1, 15, 300, 65_534, longestEnd]) {
        const end = Buffer.from('</body>'.repeat(10_000).slice(0, length));
        const whole = unpacked[encoding](joined(made, end, encoding, () => sumOf(start)));
        expect(whole.equals(Buffer.concat([start, end])), `${name}, ${length}`).toBe(true);
      }
    }
  },
);
