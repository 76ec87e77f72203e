import { address } from '@tero/shared/rules/text/address';
import { excerpt } from '@tero/shared/rules/text/text';
import { dateAndTime, localDay } from '@tero/shared/rules/time/time';
import { fieldWords, type ReviewedField } from '@tero/shared/rules/verification';
import { signed } from '../../core/hmac.ts';
import type { Work } from '../../deps/work.ts';
import { notify } from './notify.ts';

const quoted = 120;

interface Written {
  id: number;
  service_id: number;
  provider_id: number;
  client_id: number | null;
  rating: number;
  title: string;
  comment: string | null;
}

/**
 * Notifies a provider of a review, without its author: others may see the screen. One that is deleted and written again
 * on the same day is the same event (rule REV-97).
 */
export async function tellNewReview(work: Work, review: Written): Promise<void> {
  const { id, service_id, client_id, rating, title, comment } = review;
  // outlives the author's account, and must not tell who an anonymous one was
  const author = signed(work.config.jwtSecret, `author\n${service_id}\n${client_id}`);
  await notify(work, {
    accountId: review.provider_id,
    type: 'new_review',
    title: `Nueva reseña: ${rating} ${rating === 1 ? 'estrella' : 'estrellas'}`,
    message: comment ? `«${excerpt(comment, quoted)}» En «${title}».` : `En «${title}».`,
    link: '/provider/reviews',
    key: `${author.slice(0, 32)}:${localDay(work.now)}`,
    topic: `review:${id}`,
    mail: {
      paragraphs: [
        `Tu servicio «${title}» recibió una reseña de ${rating} ${rating === 1 ? 'estrella' : 'estrellas'}.`,
        ...(comment ? [`«${comment}»`] : []),
        'Responder muestra a quienes te buscan cómo trabajás.',
      ],
    },
  });
}

interface Answered {
  /** when the reply was written */
  at: string;
  reviewId: number;
  clientId: number;
  isPrivate: boolean;
  /** where the client reads it */
  path: string;
  /** of the reviewed service */
  title: string;
  text: string;
}

/**
 * Notifies a client of a reply to their review; a private one is quoted in the mail alone. One that is deleted and
 * written again on the same day is the same event (rule REV-93).
 */
export async function tellReviewResponse(work: Work, answered: Answered): Promise<void> {
  const { at, reviewId, clientId, isPrivate, path, title, text } = answered;
  await notify(work, {
    accountId: clientId,
    type: 'review_response',
    title: isPrivate ? 'Te respondieron en privado' : 'Respondieron tu reseña',
    message: isPrivate
      ? `El proveedor de «${title}» contestó tu reseña. Su respuesta no se publica.`
      : `«${excerpt(text, quoted)}» En «${title}».`,
    link: path,
    key: `of:${reviewId}:${localDay(new Date(at))}`,
    topic: `review:${reviewId}`,
    mail: {
      paragraphs: [
        isPrivate ? `Te respondieron en privado tu reseña de «${title}».` : `Respondieron tu reseña de «${title}».`,
        `«${text}»`,
        ...(isPrivate ? ['Esta respuesta no se publica.'] : []),
      ],
    },
  });
}

/** Notifies a provider of the verification's result; `reason` is the administrator's text, if any. */
export async function tellVerification(
  work: Work,
  provider: { id: number; approved: boolean; reason: string | null; fields: readonly ReviewedField[] },
): Promise<void> {
  const { id, approved, reason, fields } = provider;
  const toCorrect = fields.length ? ` Corregí: ${fieldWords(fields)}.` : '';
  await notify(work, {
    accountId: id,
    key: `${id}:${work.now.toISOString()}`,
    topic: `profile:${id}`,
    ...(approved
      ? {
          type: 'profile_approved',
          title: 'Revisamos tus datos',
          message: 'Tu perfil dice «Datos revisados». Para «Verificado» mandá una foto de tu cédula y una de tu cara.',
          link: '/provider-settings',
        }
      : {
          type: 'profile_rejected',
          title: 'No pudimos verificar tu perfil',
          message: `${reason ? excerpt(reason, quoted) : 'Revisá tus datos y volvé a enviarlos.'}${toCorrect}`,
          link: '/provider-settings',
        }),
  });
}

/** Notifies a provider of what the team saw in the pictures of its document and face (rule TRUST-51). */
export async function tellIdentity(
  work: Work,
  { id, seen, reason }: { id: number; seen: boolean; reason: string | null },
): Promise<void> {
  await notify(work, {
    accountId: id,
    key: `identity:${id}:${work.now.toISOString()}`,
    topic: `profile:${id}`,
    type: seen ? 'profile_approved' : 'profile_rejected',
    title: seen ? 'Tu identidad está verificada' : 'No pudimos verificar tu identidad',
    message: seen
      ? 'Tu perfil y tus servicios llevan la marca «Verificado». Ya borramos las dos fotos.'
      : `${excerpt(reason ?? '', quoted)} Ya borramos las fotos.`,
    link: seen ? address`/provider-profile/${id}` : '/provider-settings',
  });
}

interface Recipient {
  id: number;
}

/** Notifies the owner of an account that its password has changed. */
export async function tellPasswordChanged(work: Work, { id }: Recipient): Promise<void> {
  await notify(work, {
    accountId: id,
    type: 'security_alert',
    title: 'Cambió tu contraseña',
    message: 'Cerramos todas las sesiones abiertas. Si no fuiste vos, recuperá tu cuenta ya mismo.',
    link: '/change-password',
    key: `password:${id}:${work.now.toISOString()}`,
    mail: {
      subject: 'Cambió la contraseña de tu cuenta de Tero',
      paragraphs: [
        'La contraseña de tu cuenta acaba de cambiar, y cerramos todas las sesiones abiertas.',
        'Si no fuiste vos, pedí una contraseña nueva ya mismo y escribinos.',
      ],
      action: { label: 'Recuperar mi cuenta', path: '/forgot-password' },
    },
  });
}

/** Notifies the owner of an account, at its new address, that its email has changed. */
export async function tellEmailChanged(work: Work, { id, email }: Recipient & { email: string }): Promise<void> {
  await notify(work, {
    accountId: id,
    type: 'security_alert',
    title: 'Cambió tu email',
    message: `Desde ahora entrás con ${email}. Si no fuiste vos, cambiá tu contraseña ya mismo.`,
    link: '/change-email',
    key: `email:${id}:${work.now.toISOString()}`,
    mail: {
      subject: 'Listo: este es el email de tu cuenta de Tero',
      paragraphs: [
        'Confirmaste este email: desde ahora entrás con él y acá te llegan los avisos.',
        'Cerramos las demás sesiones abiertas: donde no pediste el cambio, vas a tener que volver a entrar.',
      ],
    },
  });
}

/** Notifies the owner of an account of a sign-in from a new device. */
export async function tellSignIn(
  work: Work,
  entry: { accountId: number; sessionId: string; device: string },
): Promise<void> {
  const { accountId, sessionId, device } = entry;
  await notify(work, {
    accountId,
    type: 'security_alert',
    title: 'Nuevo ingreso a tu cuenta',
    message: `${device}. Si fuiste vos, no hace falta que hagas nada.`,
    link: '/change-password',
    key: `sign-in:${sessionId.slice(0, 8)}:${work.now.toISOString()}`,
    mail: {
      subject: 'Nuevo ingreso a tu cuenta de Tero',
      paragraphs: [
        `Entraron a tu cuenta desde un dispositivo o una conexión que no conocíamos: ${device}, el ${dateAndTime(work.now.toISOString())}.`,
        'Si fuiste vos, no hace falta que hagas nada. Si no, cambiá tu contraseña: eso cierra todas las sesiones.',
      ],
      action: { label: 'Cambiar mi contraseña', path: '/change-password' },
    },
  });
}

/** The notice texts about a sign-in attempt: the event, and advice to the owner. */
const attempts = {
  password: {
    what: 'Pusieron varias veces mal tu contraseña, desde donde nunca entraste, y no pudieron entrar.',
    advice:
      'Vos podés seguir entrando como siempre. Si usás esa contraseña en otro lado o es fácil de adivinar, cambiala.',
    key: 'attempts',
  },
  code: {
    what: 'Pusieron bien tu contraseña y varias veces mal el código de verificación. Cambiá tu contraseña ya mismo.',
    advice: 'Si fuiste vos, no hace falta que hagas nada.',
    key: 'codes',
  },
  no_code: {
    what: 'Pusieron bien tu contraseña desde donde nunca entraste, y todavía no el código de verificación. Si no fuiste vos, cambiá tu contraseña ya mismo.',
    advice: 'Si fuiste vos, no hace falta que hagas nada.',
    key: 'no-code',
  },
};

/**
 * Notifies the owner of an account, once a day for each, that somebody guesses its password, or gave it and guesses its
 * two-factor codes or has none.
 */
export async function tellAttempts(
  work: Work,
  { accountId, secret }: { accountId: number; secret: keyof typeof attempts },
): Promise<void> {
  const { what, advice, key } = attempts[secret];
  await notify(work, {
    accountId,
    type: 'security_alert',
    title: 'Alguien intentó entrar a tu cuenta',
    message: what,
    link: '/change-password',
    key: `${key}:${accountId}:${localDay(work.now)}`,
    mail: {
      subject: 'Alguien intentó entrar a tu cuenta de Tero',
      paragraphs: [`${what} Fue el ${dateAndTime(work.now.toISOString())}.`, advice],
      action: { label: 'Cambiar mi contraseña', path: '/change-password' },
    },
  });
}
