import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { signed } from './hmac.ts';

const text = fc.string({ unit: 'binary', maxLength: 400 });

it('is what Node makes of any secret and text', () => {
  fc.assert(
    fc.property(text, text, (secret, signedText) => {
      expect(signed(secret, signedText)).toBe(createHmac('sha256', secret).update(signedText).digest('hex'));
    }),
    { numRuns: 500 },
  );
});
