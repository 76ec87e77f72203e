import { limits } from '@tero/shared/limits';
import { country, placeLabel } from '@tero/shared/rules/places/coverage';
import { listed } from '../listed.ts';

/** Says how many are chosen, and whether there is anybody else to choose. */
export function choiceWords(chosen: number, offered: number, of: 'search' | 'list' | 'picked'): string {
  const most = limits.inquiryProviders;
  const where = { search: 'que encontramos', list: 'de la lista', picked: 'que marcaste' }[of];
  if (offered === 1) return `Elegiste ${chosen} de 1. Es el único ${where}.`;
  if (offered <= most) return `Elegiste ${chosen} de ${offered}. Son todos los ${where}.`;
  if (chosen >= most) return `Elegiste ${chosen}, el máximo. Para sumar a otro, quitá a uno.`;
  return `Elegiste ${chosen}. Podés sumar a otros de la lista, hasta ${most} en total.`;
}

/** Says which of the chosen providers do not work where the work is; `place`: null if the text names several places. */
export function farWords(names: readonly string[], place: string | null): string {
  const [published, work, ask] =
    names.length === 1 ? ['publicó', 'trabaja', 'Preguntale si va'] : ['publicaron', 'trabajan', 'Preguntales si van'];
  return `Según lo que ${published}, ${listed(names)} no ${work} ${place === null ? 'ahí' : `en ${place}`}. ${ask}.`;
}

/** Says where a candidate works, and if so that the pedido's place is elsewhere. */
export function coverageWords(area: string, isFar: boolean): string {
  const where = area === country || area === '' ? 'todo Uruguay' : placeLabel(area);
  return isFar ? `Trabaja en ${where}, no donde lo necesitás` : `Trabaja en ${where}`;
}

/** Says what the form's button leads to: how many chats, and that nobody gets anything before a chat is opened. */
export function nextWords(chosen: number): string {
  const chats =
    chosen < 2
      ? 'el chat de WhatsApp con el mensaje ya escrito'
      : `los ${chosen} chats de WhatsApp, uno por uno, con el mensaje ya escrito,`;
  return `Después abrís ${chats} y lo mandás vos. Nadie recibe nada hasta que abras su chat. Cuando lo abrís, el pedido le queda también en Tero.`;
}
