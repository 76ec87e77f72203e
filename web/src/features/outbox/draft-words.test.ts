import { beforeAll, expect, test } from 'vitest';
import { outboxKinds } from '../../app/outbox/outbox-kinds.ts';
import { findScreen } from '../../app/screens/screens.ts';
import { type FormName, formOfTexts } from '../../offline/drafts/drafts.ts';
import { type FormStem, giveKinds, type ItemForm, loadKinds } from '../../offline/kinds.ts';
import { wordsOfDraft } from './draft-words.ts';

beforeAll(async () => {
  giveKinds(async () => outboxKinds);
  await loadKinds();
});

type Row = [form: FormName, fields: object, title: string, path: string];

/** the token of a quote */
const link = 'abc_-'.padEnd(43, 'd');

/** The titles that some forms make from their fields. The tests below cover the part that all forms share. */
const drafts: Partial<Record<FormStem, Row[]>> = {
  'create-post': [
    ['create-post', { content: 'Un portón\nde hierro' }, 'Publicación: Un portón', '/create-post'],
    ['create-post', {}, 'Publicación', '/create-post'],
    ['create-post#a1', { content: 'Un portón' }, 'Publicación: Un portón', '/create-post?waiting=a1'],
  ],
  'edit-post': [['edit-post-3', { content: 'Un portón' }, 'Cambios en la publicación: Un portón', '/edit-post/3']],
  'create-service': [
    ['create-service', { title: 'Rejas' }, 'Servicio «Rejas»', '/create_service'],
    ['create-service', { title: '' }, 'Servicio', '/create_service'],
  ],
  'edit-service': [['edit-service-5', { title: 'Rejas' }, 'Cambios en el servicio «Rejas»', '/edit-service/5']],
  'create-offer': [['create-offer', { endDate: '' }, 'Promoción', '/provider/create-offer']],
  'edit-offer': [
    [
      'edit-offer-9',
      { endDate: '2026-12-01' },
      'Cambios en la promoción hasta el 1 de diciembre de 2026',
      '/provider/edit-offer/9',
    ],
  ],
  'create-quote': [
    ['create-quote', { client_name: 'Ana' }, 'Presupuesto: Ana', '/provider/create-quote'],
    [
      'create-quote-~abcdefghijklmnopqrst-_',
      { client_name: 'Ana' },
      'Presupuesto: Ana',
      '/provider/create-quote?pedido=abcdefghijklmnopqrst-_',
    ],
    ['create-quote-7', { client_name: 'Ana' }, 'Presupuesto: Ana', '/provider/create-quote?de=7'],
  ],
  'create-visit': [
    ['create-visit', { client_name: 'Ana' }, 'Visita: Ana', '/provider/create-quote?visita=1'],
    [
      'create-visit-~abcdefghijklmnopqrst-_',
      { client_name: 'Ana' },
      'Visita: Ana',
      '/provider/create-quote?visita=1&pedido=abcdefghijklmnopqrst-_',
    ],
  ],
  'edit-quote': [['edit-quote-4', { client_name: 'Ana' }, 'Cambios en el presupuesto: Ana', '/provider/edit-quote/4']],
  cita: [[`cita-~${link}`, { place: 'Rivera 1234' }, 'Cita', `/presupuesto/${link}`]],
  'quote-entry': [
    [`quote-entry-~${link}`, { kind: 'payment', text: 'Seña' }, 'Pago: Seña', `/presupuesto/${link}?borrador=libreta`],
    [
      `quote-entry-~${link}#a1`,
      { text: 'Sifón' },
      'Adicional: Sifón',
      `/presupuesto/${link}?borrador=libreta&waiting=a1`,
    ],
  ],
  'quote-photos': [
    [`quote-photos-~${link}`, { stage: 'before' }, 'Fotos de antes del trabajo', `/presupuesto/${link}?borrador=fotos`],
  ],
  'create-inquiry': [
    ['create-inquiry', { what: 'Un enchufe' }, 'Pedido a varios: Un enchufe', '/pedir'],
    ['create-inquiry#a1', {}, 'Pedido a varios', '/pedir?waiting=a1'],
  ],
  profile: [['profile', { name: 'Ana' }, 'Cambios en tu perfil', '/edit-profile']],
  review: [['review-12', { comment: 'Bien' }, 'Reseña', '/servicios/12/review']],
  reply: [['reply-7', { response_text: 'Gracias' }, 'Respuesta a una reseña', '/provider/reviews?responder=7']],
  contact: [
    ['contact', { subject: 'Ayuda' }, 'Mensaje a Tero: Ayuda', '/contact'],
    ['contact#a1', {}, 'Mensaje a Tero', '/contact?waiting=a1'],
  ],
  support: [['support', { message: 'Hola' }, 'Mensaje a Tero', '/contact?borrador=soporte']],
  report: [['report', { subject: 'No anda' }, 'Reporte: No anda', '/report']],
};

const hasScreen = (path: string) => findScreen(path.replace(/\?.*/, ''))?.entry.who !== undefined;

const forms = Object.values(outboxKinds).flatMap(({ opens }) =>
  typeof opens === 'object' && 'forms' in opens ? (Object.entries(opens.forms) as [FormStem, ItemForm][]) : [],
);

test.each(forms)('a draft of %s says what it is without a word of it, and goes on in a screen', (stem, form) => {
  // about a thing with a number, or with a link
  const names = (form.isNew && !form.isNewAtLink ? [stem] : [`${stem}-3`, `${stem}-~${link}`]) as FormName[];
  const name = names.find((one) => hasScreen(wordsOfDraft({ form: one, values: formOfTexts({}) }).path));
  if (!name) throw new Error(`no screen goes on with a draft of ${stem}`);
  const { title, shown } = wordsOfDraft({ form: name, values: formOfTexts({}) });
  expect([title.trim(), shown]).toEqual([expect.stringMatching(/\w{4}/), '']);
  expect(title).not.toMatch(/undefined|«»|: *$/);
  if (!form.isNew) return;
  const waiting = wordsOfDraft({ form: `${name}#a1` as FormName, values: formOfTexts({}) });
  expect(new URL(waiting.path, 'https://tero.example').searchParams.get('waiting')).toBe('a1');
});

test.each(Object.values(drafts).flat())(
  'a draft of %s with %j is «%s» and goes on at %s',
  (form, fields, title, path) => {
    expect(wordsOfDraft({ form, values: formOfTexts(fields) })).toMatchObject({ title, path });
  },
);

test('the beginning of what was written is shown where the title does not say it', () => {
  const values = formOfTexts({ comment: 'Llegó en hora y dejó todo limpio.' });
  expect(wordsOfDraft({ form: 'review-12', values }).shown).toBe('Llegó en hora y dejó todo limpio.');
  expect(wordsOfDraft({ form: 'create-post', values: formOfTexts({ content: 'Un portón' }) }).shown).toBe('');
});
