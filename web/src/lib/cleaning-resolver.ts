// biome-ignore lint/style/noRestrictedImports: the one door to it
import { zodResolver } from '@hookform/resolvers/zod';
import { cleaned } from '@tero/shared/rules/text/cleaned';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';

/** Returns a resolver that checks a form's values by a schema, after cleaning them as the API does (rule TEXT-1). */
export function cleaningResolver<Input extends FieldValues, Output>(schema: z.ZodType<Output, Input>) {
  const resolve = zodResolver(schema);
  const resolver: typeof resolve = (values, ...rest) => resolve(cleaned(values) as Input, ...rest);
  return resolver;
}
