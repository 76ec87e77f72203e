import fc from 'fast-check';
import { z } from 'zod';
import { words } from './words.ts';

type Any = fc.Arbitrary<unknown>;
type Def = { type: string } & Record<string, unknown>;

const defOf = (schema: z.core.$ZodType) => schema._zod.def as unknown as Def;
const isTransform = (schema: z.core.$ZodType) => defOf(schema).type === 'transform';

/** Fields that hold objects, although other fields of the same name hold texts. */
const objects = ['keys', 'data', 'available_hours'];

/** Returns values that a schema mostly accepts, by the names of its fields (`words`) and by its types. */
export function validOf(schema: z.core.$ZodType, name = ''): Any {
  const known = words[name];
  const isObject = defOf(schema).type === 'object' && !objects.includes(name);
  return known === undefined || isObject ? byType(schema, name) : known;
}

function byType(schema: z.core.$ZodType, name: string): Any {
  const def = defOf(schema);
  const inner = def.innerType as z.core.$ZodType;
  switch (def.type) {
    case 'object':
      return objectOf(def.shape as Record<string, z.core.$ZodType>);
    case 'array':
      return fc.array(validOf(def.element as z.core.$ZodType, name), { maxLength: 4 });
    case 'union':
      return fc.oneof(...(def.options as z.core.$ZodType[]).map((option) => validOf(option, name)));
    case 'pipe': {
      const [from, to] = [def.in, def.out] as z.core.$ZodType[];
      if (!from || !to) return fc.constant(null);
      if (isTransform(from)) return validOf(to, name);
      if (isTransform(to)) return validOf(from, name);
      return fc.oneof({ weight: 3, arbitrary: validOf(to, name) }, { weight: 1, arbitrary: validOf(from, name) });
    }
    case 'optional':
    case 'default':
    case 'catch':
      return fc.option(validOf(inner, name), { nil: undefined, freq: 3 });
    case 'nullable':
      return fc.option(validOf(inner, name), { nil: null, freq: 3 });
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries as Record<string, unknown>));
    case 'literal':
      return fc.constantFrom(...(def.values as unknown[]));
    case 'boolean':
      return fc.boolean();
    case 'number':
      return numberOf(schema as z.ZodNumber);
    case 'string':
      return textOf(schema as z.ZodString);
    default:
      return fc.constant(undefined);
  }
}

/** Fields that repeat the password. */
const repetitions = ['password_confirmation', 'confirmPassword'];

/** Returns objects of a shape. Missing fields are left out, as clients do. */
function objectOf(shape: Record<string, z.core.$ZodType>): Any {
  const fields = Object.fromEntries(
    Object.entries(shape).map(([name, field]) => {
      const isOptional = z.safeParse(field as z.ZodType, undefined).success;
      const value = validOf(field, name);
      return [name, isOptional ? fc.option(value, { nil: undefined, freq: 2 }) : value];
    }),
  );
  return fc.record(fields).map((made) => {
    for (const name of repetitions) if (name in made) made[name] = made.password;
    const given = Object.entries(made).filter(([, value]) => value !== undefined);
    return Object.fromEntries(given);
  });
}

function numberOf({ minValue, maxValue, isInt }: z.ZodNumber): Any {
  const [min, max] = [Math.max(minValue ?? -5, -1e9), Math.min(maxValue ?? 1e9, 1e9)];
  const int = fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
  const small = fc.integer({ min: Math.ceil(min), max: Math.floor(Math.min(max, min + 9)) });
  if (isInt) return fc.oneof(small, int);
  return fc.oneof(small, int, fc.constantFrom(min, max), fc.double({ min, max, noNaN: true }));
}

function textOf(schema: z.ZodString): Any {
  const { minLength, maxLength, format } = schema;
  if (format === 'date') return fc.constantFrom('2026-03-12', '2026-12-31', '2028-02-29');
  if (format === 'datetime') return fc.constantFrom('2026-03-12T10:00:00Z', '2026-03-12T10:00:00.123-03:00');
  if (format === 'uuid') return fc.uuid();
  const least = minLength ?? 0;
  const size = { minLength: least, maxLength: Math.max(least, Math.min(maxLength ?? 200, 300)) };
  const any = fc.oneof(
    fc.string({ ...size, unit: 'grapheme' }),
    fc.string({ ...size, unit: fc.constantFrom('a', 'ñ', ' ', '1', '.', '#', "'", '%') }),
  );
  const patterns = (schema.def.checks ?? []).flatMap(({ _zod }) => (_zod.def as { pattern?: RegExp }).pattern ?? []);
  const matching = patterns.flatMap(matchingOf);
  return matching.length > 0 ? fc.oneof(...matching) : any;
}

/** Returns texts that match a pattern, if the generator supports all of its syntax; otherwise none. */
function matchingOf(pattern: RegExp): Any[] {
  try {
    const texts = fc.stringMatching(pattern);
    fc.sample(texts, 1);
    return [texts];
  } catch {
    return [];
  }
}
