/** Fills a ready-made answer in: `{nombre}` becomes the first name of whoever wrote. */
export function filledTemplate(text: string, name: string): string {
  const [first = ''] = name.trim().split(/\s+/);
  return text.replaceAll(/\{nombre\}/gi, () => first);
}
