import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { cleaned } from './cleaned.ts';

it('takes out control characters, and leaves line breaks and joined emoji', () => {
  expect(cleaned({ a: ['\u0000x\u202e\n\ty', '👩‍🔧'], b: '\ud800z' })).toEqual({ a: ['x\n\ty', '👩‍🔧'], b: 'z' });
});

it('takes out what the language reads of an object, and what is too deep', () => {
  expect(cleaned(JSON.parse('{"toString":1,"a":{"length":{"valueOf":1},"__proto__":{"x":1},"b":2}}'))).toEqual({
    a: { b: 2 },
  });
  const deep = (levels: number): unknown => (levels === 0 ? 'x' : [deep(levels - 1)]);
  expect(JSON.stringify(cleaned(deep(20)))).toBe('[[[[[[[[[null]]]]]]]]]');
});

const keys = fc.oneof(fc.string(), fc.constantFrom('toString', 'valueOf', 'length', 'size', 'then', '__proto__', 'a'));
const data = fc.letrec((tie) => ({
  any: fc.oneof({ maxDepth: 6 }, fc.jsonValue({ maxDepth: 0 }), fc.array(tie('any')), fc.dictionary(keys, tie('any'))),
})).any;

it('leaves nothing that breaks a conversion or a schema, whatever came', () => {
  const schemas = [z.string().min(1).max(3).regex(/a/), z.number().min(1).max(3), z.array(z.string().max(2)).max(1)];
  fc.assert(
    fc.property(data, (sent) => {
      const safe = cleaned(sent);
      for (const schema of schemas) schema.safeParse(safe);
      String(safe);
      Number(safe);
    }),
  );
});
