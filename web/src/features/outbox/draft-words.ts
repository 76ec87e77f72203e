import { postTitle } from '@tero/shared/rules/posts';
import { address } from '@tero/shared/rules/text/address';
import { excerpt } from '@tero/shared/rules/text/text';
import { longDate } from '@tero/shared/rules/time/time';
import { type FormDraft, type FormStem, partsOfForm } from '../../offline/drafts/drafts.ts';
import type { UnsentDraft } from '../../offline/outbox/stored.ts';

type Fields = Record<string, unknown>;

/** What Pendientes says of a form's draft, and where the form is. */
interface FormWords {
  title: (fields: Fields) => string;
  /** the field whose beginning is shown, where the title does not show it */
  shown?: string;
  path: (about: string) => string;
}

/** maximum number of letters of what was written in a title, and below it */
const most = { title: 60, shown: 140 };

const words: Record<FormStem, FormWords> = {
  'create-post': { title: ({ content }) => titleOf('Publicación', content), path: () => '/create-post' },
  'edit-post': {
    title: ({ content }) => titleOf('Cambios en la publicación', content),
    path: (about) => address`/edit-post/${about}`,
  },
  'create-service': { title: ({ title }) => named('Servicio', title), path: () => '/create_service' },
  'edit-service': {
    title: ({ title }) => named('Cambios en el servicio', title),
    path: (about) => address`/edit-service/${about}`,
  },
  'create-offer': {
    title: ({ title, endDate }) => (textOf(title) ? named('Promoción', title) : untilDay('Promoción', endDate)),
    path: () => '/provider/create-offer',
  },
  'edit-offer': {
    title: ({ title, endDate }) =>
      textOf(title) ? named('Cambios en la promoción', title) : untilDay('Cambios en la promoción', endDate),
    path: (about) => address`/provider/edit-offer/${about}`,
  },
  'create-quote': {
    title: ({ client_name }) => titleOf('Presupuesto', client_name),
    path: pathOfNewQuote,
  },
  'edit-quote': {
    title: ({ client_name }) => titleOf('Cambios en el presupuesto', client_name),
    path: (about) => address`/provider/edit-quote/${about}`,
  },
  'create-inquiry': { title: ({ what }) => titleOf('Pedido a varios', what), path: () => '/pedir' },
  profile: { title: () => 'Cambios en tu perfil', shown: 'description', path: () => '/edit-profile' },
  review: { title: () => 'Reseña', shown: 'comment', path: (about) => address`/servicios/${about}/review` },
  reply: {
    title: () => 'Respuesta a una reseña',
    shown: 'response_text',
    path: (about) => address`/provider/reviews?responder=${about}`,
  },
  contact: { title: ({ subject }) => titleOf('Mensaje a Tero', subject), shown: 'message', path: () => '/contact' },
  support: {
    title: ({ subject }) => titleOf('Mensaje a Tero', subject),
    shown: 'message',
    path: () => '/contact?borrador=soporte',
  },
  report: { title: ({ subject }) => titleOf('Reporte', subject), shown: 'description', path: () => '/report' },
};

/** What a draft or an item of that form is, without a word of what was written; of one without a form, that it is a change. */
export function sortOf(form: string | undefined): string {
  const stem = form && partsOfForm(form)?.stem;
  return stem ? words[stem].title({}) : 'Un cambio';
}

/** Of a copy the quote that it began with, of an answer the link of its pedido. */
function pathOfNewQuote(about: string): string {
  if (about.startsWith('~')) return address`/provider/create-quote?pedido=${about.slice(1)}`;
  return about ? address`/provider/create-quote?de=${about}` : '/provider/create-quote';
}

/** Describes a draft for people. `path`: of the form that goes on with it. */
export function wordsOfDraft({ form, values }: Pick<UnsentDraft, 'form' | 'values'>) {
  const { stem, about = '', waiting } = partsOfForm(form);
  const { title, shown, path } = words[stem];
  const fields = (values as FormDraft<Fields>).fields;
  return {
    title: title(fields),
    shown: excerpt(textOf(shown && fields[shown]), most.shown),
    path: waiting ? path(about).concat(address`?waiting=${waiting}`) : path(about),
  };
}

function titleOf(what: string, written: unknown): string {
  const text = postTitle(textOf(written));
  return text ? `${what}: ${excerpt(text, most.title)}` : what;
}

function named(what: string, name: unknown): string {
  const text = excerpt(textOf(name), most.title);
  return text ? `${what} «${text}»` : what;
}

function untilDay(what: string, day: unknown): string {
  return textOf(day) ? `${what} hasta el ${longDate(textOf(day))}` : what;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
