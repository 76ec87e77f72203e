const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text escaped for HTML, its line breaks kept as `<br>`. */
export function htmlOf(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign).replaceAll('\n', '<br>');
}
