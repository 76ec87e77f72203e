/** A search as URLSearchParams builds it, whose values are encoded already. */
interface Search {
  readonly size: number;
  append(name: string, value: string): void;
  toString(): string;
}

type Value = string | number | Search;

/**
 * Writes an address (a path, or `mailto:`, `tel:`, `https:` with more) with every value encoded, so that no value adds
 * a recipient, a parameter or a folder: ``address`/servicios?q=${text}` ``.
 */
export function address(texts: TemplateStringsArray, ...values: Value[]): string {
  return texts.reduce((written, text, at) => written + encoded(values[at - 1] ?? '') + text);
}

/** Returns `address` below an origin that we know, such as PUBLIC_URL. */
export function addressAt(origin: string) {
  return (texts: TemplateStringsArray, ...values: Value[]): string => origin + address(texts, ...values);
}

function encoded(value: Value): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return value.toString();
  // after the beginning of an address an @ separates nothing, and mail programs want it unescaped
  return encodeURIComponent(value).replaceAll('%40', '@');
}
