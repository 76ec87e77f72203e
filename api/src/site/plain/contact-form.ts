import { limits } from '@tero/shared/limits';
import { htmlOf } from '../../delivery/mail/html.ts';

/** Texts by the name of their field. */
export type Texts = Readonly<Record<string, string | undefined>>;

const lines = [
  { name: 'name', label: 'Nombre', more: `autocomplete="name" maxlength="${limits.nameMax}" required` },
  { name: 'email', label: 'Email', more: `type="email" autocomplete="email" maxlength="${limits.emailMax}" required` },
  { name: 'phone', label: 'Teléfono (opcional)', more: 'type="tel" autocomplete="tel" maxlength="40"' },
  { name: 'subject', label: 'Asunto', more: `maxlength="${limits.contactSubject}" required` },
];

/** The fields of the form that are passed on, including the one that only bots fill in. */
export const fieldNames = [...lines.map(({ name }) => name), 'message', 'website'];

/**
 * Returns the form of `/contact` for a page without its script (rule NAV-131), with the typed values and the faults.
 */
export function contactForm(values: Texts = {}, faults: Texts = {}): string {
  const fault = (name: string) => (faults[name] ? `<strong id="falta-${name}">${htmlOf(faults[name])}</strong>` : '');
  const of = (name: string) =>
    `name="${name}"${faults[name] ? ` aria-invalid="true" aria-describedby="falta-${name}"` : ''}`;
  const value = (name: string) => htmlOf(values[name] ?? '').replaceAll('<br>', '\n');
  const inputs = lines.map(
    ({ name, label, more }) =>
      `<label>${label}<input ${of(name)} value="${value(name)}" ${more}></label>${fault(name)}`,
  );
  return `<form method="post" action="/contact">${inputs.join('')}<label>Mensaje<textarea ${of('message')} rows="4" maxlength="${limits.contactMessage}" required>\n${value('message')}</textarea></label>${fault('message')}<p hidden><label>No lo completes<input name="website" tabindex="-1" autocomplete="off"></label></p><button>Enviar mensaje</button></form>`;
}
