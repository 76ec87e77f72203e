import { contactForm } from './contact-form.ts';

const elsewhere = '<p>Sin esa parte, esta pantalla no anda. Igual podés <a href="/contact">escribirnos</a>.</p>';
const form = `<p>Podés escribirnos igual, por acá:</p>${contactForm()}`;
const parts = new Map([
  ...['/contact', '/contacto'].map((path) => [path, form] as const),
  ...['/login', '/register', '/register-provider', '/create-post'].map((path) => [path, elsewhere] as const),
]);

/** Returns the page with the part that works without the script, in the notice of rule NAV-128 (rule NAV-131). */
export function withLate(page: string, path: string): string {
  const part = parts.get(path);
  return part ? page.replace(/(<div id="late".*?)(<\/div>)/s, (_all, start, end) => `${start}${part}${end}`) : page;
}
