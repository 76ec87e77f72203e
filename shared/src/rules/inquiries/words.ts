import { excerpt } from '../text/text.ts';
import { saysSomeOf } from './fits.ts';

/** A person's request to several providers at once (rule ASK-1). */
export interface InquiryTexts {
  what: string;
  place: string;
  timing: string;
}

/** The service that represents a recipient. */
interface Standing {
  title: string;
  /** its category's name; undefined: not known */
  category: string | undefined;
}

/** Returns the first words of a chat: it names the service if that covers part of the request besides its trade. */
export function inquiryGreeting(what: string, { title, category }: Standing): string {
  return saysSomeOf(what, title, category)
    ? `Hola, te escribo por tu servicio «${title}» en Tero.`
    : 'Hola, te encontré en Tero.';
}

/** A provider's reaction to the request, as far as Tero knows. */
type Since = 'quoted' | 'responded' | 'nothing';

const resolved: Record<Since, string> = {
  quoted: 'Gracias por el presupuesto. Ya lo resolví con otra persona.',
  responded: 'Gracias por responderme. Ya lo resolví con otra persona.',
  nothing: 'Ya lo resolví con otra persona, así que no hace falta que me pases presupuesto. ¡Gracias igual!',
};

/** Returns the text that tells the other providers that somebody else does the work (rules ASK-22 and ASK-35). */
export function resolvedText(what: string, since: Since): string {
  return `Hola, te había escrito desde Tero por esto: «${excerpt(what, 80)}». ${resolved[since]}`;
}

/**
 * Returns the text of one chat, which is the same for each provider except for the service's name. `link`: the pedido's
 * page (rule ASK-3).
 */
export function inquiryText(
  { what, place, timing }: InquiryTexts,
  {
    others,
    link,
    hasPhotos,
    ...service
  }: Standing & { others: number; link: string | null | undefined; hasPhotos: boolean },
): string {
  return [
    inquiryGreeting(what, service),
    [
      `Qué necesito: ${what}`,
      `Dónde: ${place}`,
      `Cuándo: ${timing}`,
      ...(link ? [`${hasPhotos ? 'Mi pedido, con fotos' : 'Mi pedido'}: ${link}`] : []),
    ].join('\n'),
    '¿Me pasás un presupuesto?',
    ...(others > 0 ? [othersWords(others)] : []),
  ].join('\n\n');
}

/** Says that others were asked, but not who (rule ASK-5). */
function othersWords(others: number): string {
  return others === 1
    ? 'Le pregunté lo mismo a otro proveedor de Tero.'
    : `Les pregunté lo mismo a otros ${others} proveedores de Tero.`;
}
