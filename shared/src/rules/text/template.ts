import { firstName } from '../person-name.ts';

/** Fills in a ready-made answer: `{nombre}` becomes the writer's first name. */
export function filledTemplate(text: string, name: string): string {
  return text.replaceAll(/\{nombre\}/gi, () => firstName(name));
}
