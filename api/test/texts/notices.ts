import { entryKinds } from '@tero/shared/contract/quotes-entry';
import { moderationActions } from '@tero/shared/rules/moderation';
import { alertKinds, todoText } from '@tero/shared/rules/panel/todo';
import type { PaperKind } from '@tero/shared/rules/papers';
import { day } from '@tero/shared/rules/time/durations';
import type { Work } from '../../src/deps/work.ts';
import { sendAnswer } from '../../src/features/admin/messages/answer.ts';
import { wordsOf as taskWords } from '../../src/features/admin/todo/tell.ts';
import { wordsOf as questionWords } from '../../src/features/contact-questions/asking.ts';
import { receivedNotice } from '../../src/features/inquiries/received.ts';
import { tellDecision } from '../../src/features/moderation/decisions/notice.ts';
import { digestWords } from '../../src/features/notifications/digest/service.ts';
import * as notices from '../../src/features/notifications/notice-texts.ts';
import { enqueueDeliveries, notify } from '../../src/features/notifications/notify.ts';
import { promotionNotice } from '../../src/features/offers/followers.ts';
import { tellEnding, tellPaper } from '../../src/features/papers/notices.ts';
import { endedWords } from '../../src/features/pauses/telling.ts';
import { askWhether, tellCita, tellReminder } from '../../src/features/quotes/cita-notices.ts';
import { tellEntry } from '../../src/features/quotes/entry-notices.ts';
import * as quotes from '../../src/features/quotes/notices.ts';
import { reminderNotice } from '../../src/features/reviews/reminder-service.ts';
import { newServiceNotice } from '../../src/features/saved-searches/matching-service.ts';
import type { Readers, Words } from './people.ts';

/** The functions that write each of our texts for a reader, by the text's name in the sheet. */
export type Samples = Record<string, (work: Work) => Promise<unknown>>;

/** Returns every notice that a person may get, except those about a subscription. */
export function noticeSamples({ provider, client, admin }: Readers, words: Words): Samples {
  const { company, person, title, text, total } = words;
  const accountId = client.id;
  const review = { id: 1, service_id: 1, provider_id: provider.id, client_id: client.id, rating: 4, title };
  const reply = (isPrivate: boolean) => (work: Work) =>
    notices.tellReviewResponse(work, {
      ...{ at: work.now.toISOString(), reviewId: isPrivate ? 2 : 3, clientId: client.id, isPrivate },
      ...{ provider: company, path: '/servicios/1/reviews', title, text },
    });
  const verified = (approved: boolean) => (work: Work) =>
    notices.tellVerification(work, { id: provider.id, approved, reason: approved ? null : text, fields: ['phone'] });
  const identity = (seen: boolean) => (work: Work) =>
    notices.tellIdentity(work, { id: provider.id, seen, reason: text });
  const attempt = (secret: 'password' | 'code' | 'no_code') => (work: Work) =>
    notices.tellAttempts(work, { accountId, secret });
  const paper = { id: 1, accountId: provider.id, kind: longestPaper };
  const expires_on = '2026-12-31';
  const quote = {
    id: 1,
    number: 1,
    token: 'enlace',
    to: provider.id,
    client: person,
    provider: company,
    total,
    isVisit: false,
  };
  const received = (number: number) => (work: Work) =>
    quotes.tellQuoteReceived(work, { ...quote, number, asked: { account_id: client.id, what: text } });
  const cita = { day: '2026-12-31', from: '10:00', until: '12:00', place: words.place, note: title };
  const asked = { quoteId: 1, sequence: 1, token: 'enlace', day: cita.day };
  const message = { account_id: client.id, name: person, email: client.email, subject: title, message: text };
  const asking = (others: number) => (work: Work) =>
    notify(work, {
      ...{ accountId, type: 'contact_question', ...questionWords(company, others), key: `${others}` },
      link: '/historial?tab=contacted',
    });
  const promotion = { provider_id: provider.id, name: person, company_name: company, end_date: expires_on };
  const lines = alertKinds.map((kind) => ({ kind, text: todoText({ kind, count: 12 }) }));
  const tasks = (most: number) => (work: Work) => {
    const [first = { kind: 'messages' as const, text: '' }, ...more] = lines.slice(0, most);
    return notify(work, { accountId: admin.id, type: 'team_todo', ...taskWords(first, more), key: `${most}` });
  };
  return {
    'Reseña nueva': (work) => notices.tellNewReview(work, { ...review, comment: text }),
    'Reseña nueva sin comentario': (work) => notices.tellNewReview(work, { ...review, client_id: 0, comment: null }),
    'Respuesta a una reseña': reply(false),
    'Respuesta privada': reply(true),
    'Datos revisados': verified(true),
    'Datos rechazados': verified(false),
    'Identidad verificada': identity(true),
    'Identidad rechazada': identity(false),
    'Contraseña cambiada': (work) => notices.tellPasswordChanged(work, client),
    'Email cambiado': (work) => notices.tellEmailChanged(work, { id: client.id, email: words.email }),
    'Ingreso nuevo': (work) =>
      notices.tellSignIn(work, { accountId, sessionId: 'sesión', device: 'Samsung Internet en iPhone o iPad' }),
    'Intentos con contraseñas': attempt('password'),
    'Intentos con códigos': attempt('code'),
    'Intento sin código': attempt('no_code'),
    ...Object.fromEntries(
      decided.map((action, id) => [
        `Moderación: ${action}`,
        (work: Work) =>
          tellDecision(work, { id, authorId: client.id, kind: 'post', action, reason: 'advance', message: text }),
      ]),
    ),
    'Papel aceptado': (work) => tellPaper(work, { ...paper, expires_on, isShown: true }),
    'Papel aceptado sin datos revisados': (work) => tellPaper(work, { ...paper, id: 2, expires_on, isShown: false }),
    'Papel rechazado': (work) => tellPaper(work, { ...paper, id: 3, reason: text }),
    'Papel por vencer': (work) => tellEnding(work, { ...paper, expires_on }),
    'Pedido recibido': (work) => notify(work, receivedNotice({ id: 1, token: 'demo', title }, provider.id)),
    'Presupuesto recibido': received(1),
    'Presupuesto editado': received(2),
    'Presupuesto visto': (work) => quotes.tellQuoteSeen(work, quote),
    'Presupuesto aceptado': (work) => quotes.tellQuoteAccepted(work, quote),
    'Copia de lo aceptado': (work) => quotes.tellQuoteAgreed(work, { ...quote, to: client.id }),
    'Visita aceptada': (work) => quotes.tellQuoteAccepted(work, { ...quote, id: 2, isVisit: true, total: 0 }),
    'Copia de la visita': (work) =>
      quotes.tellQuoteAgreed(work, { ...quote, id: 2, isVisit: true, total: 0, to: client.id }),
    'Trabajo hecho, según el cliente': (work) =>
      quotes.tellWorkDone(work, { ...quote, side: 'client', isMarked: true }),
    'Trabajo hecho, según el proveedor': (work) =>
      quotes.tellWorkDone(work, { ...quote, side: 'provider', isMarked: true, to: client.id }),
    ...Object.fromEntries(
      (['proposed', 'moved', 'confirmed', 'called_off'] as const).map((what, sequence) => [
        `Cita: ${what}`,
        (work: Work) =>
          tellCita(work, {
            ...{ id: 1, token: 'enlace', what, sequence, cita },
            side: 'provider',
            reminded: 'evening',
            who: company,
            to: accountId,
          }),
      ]),
    ),
    ...Object.fromEntries(
      (['added', 'withdrawn', 'accepted'] as const).flatMap((what) =>
        (what === 'accepted' ? (['extra'] as const) : entryKinds).map((kind, number) => [
          `Libreta: ${kind} ${what}`,
          (work: Work) =>
            tellEntry(work, {
              ...{ id: 1, token: 'enlace', what, who: company, to: accountId },
              entry: { kind, number, text: title, pesos: total },
            }),
        ]),
      ),
    ),
    'Recordatorio de una cita': (work) =>
      tellReminder(work, {
        ...{ id: 1, quoteId: 1, sequence: 1, token: 'enlace', to: provider.id, side: 'provider', other: person },
        ...{ which: 'evening', day: 'mañana', cita: { ...cita, starts_at: '2026-12-31T13:00:00.000Z' } },
      }),
    '¿Vino?': (work) => askWhether(work, { ...asked, to: accountId, side: 'client', other: company }),
    '¿Estaba?': (work) => askWhether(work, { ...asked, to: provider.id, side: 'provider', other: person }),
    'Servicio nuevo de una búsqueda': (work) =>
      notify(work, newServiceNotice({ accountId, label: title }, { service_id: 1, title, coverage_area: words.place })),
    '¿Respondió?': asking(0),
    '¿Respondieron?': asking(2),
    'Recordatorio de reseña': (work) =>
      notify(work, reminderNotice({ accountId, service_id: 1, title, provider: company })),
    Promoción: (work) => notify(work, promotionNotice({ ...promotion, title: words.promotion }, accountId, '1')),
    'Promoción sin título': (work) => notify(work, promotionNotice({ ...promotion, title: '' }, accountId, '2')),
    'Pausa terminada': (work) =>
      notify(work, { accountId: provider.id, type: 'pause_ended', key: '1', ...endedWords(12) }),
    'Pausa terminada, sin servicios a la vista': (work) =>
      notify(work, { accountId: provider.id, type: 'pause_ended', key: '2', ...endedWords(0) }),
    'Respuesta del equipo': (work) => sendAnswer(work, { id: 1, ...message }, text),
    'Respuesta del equipo a quien no tiene cuenta': (work) =>
      sendAnswer(work, { id: 2, ...message, account_id: null }, text),
    'Una tarea del equipo': tasks(1),
    'Tareas del equipo': tasks(alertKinds.length),
    'Resumen semanal': (work) =>
      enqueueDeliveries(work, {
        ...{ id: null, accountId, type: 'weekly_digest', link: '/historial', key: 'weekly_digest:1' },
        ...digestWords(['• 2 respuestas a tus reseñas', '• 3 servicios nuevos en tus búsquedas']),
      }),
  };
}

const longestPaper: PaperKind = 'menores';
const decided = moderationActions.filter((action) => action !== 'dismiss');

/** Returns an instant some days from now. */
export function inDays({ now }: Work, days: number): string {
  return new Date(now.getTime() + days * day).toISOString();
}
