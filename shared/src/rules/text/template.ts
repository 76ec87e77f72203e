/** Fills in a ready-made answer: `{nombre}` becomes the writer's first name. */
export function filledTemplate(text: string, name: string): string {
  const [first = ''] = name.trim().split(/\s+/);
  return text.replaceAll(/\{nombre\}/gi, () => first);
}
