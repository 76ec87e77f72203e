import { address } from '@tero/shared/rules/text/address';
import { excerpt } from '@tero/shared/rules/text/text';
import { dayAtTime, localDay } from '@tero/shared/rules/time/time';
import { fieldWords, type ReviewedField } from '@tero/shared/rules/verification';
import { signed } from '../../core/hmac.ts';
import type { Work } from '../../deps/work.ts';
import { titleWith } from './notice/notice.ts';
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
 * Notifies a provider of a review, without its author, because others may see the screen. A review that is deleted and
 * written again on the same day is the same event (rule REV-97).
 */
export async function tellNewReview(work: Work, review: Written): Promise<void> {
  const { id, service_id, client_id, rating, title, comment } = review;
  // the key outlives the author's account, and must not reveal the author of an anonymous review
  const author = signed(work.config.jwtSecret, `author\n${service_id}\n${client_id}`);
  await notify(work, {
    accountId: review.provider_id,
    type: 'new_review',
    title: `Nueva reseña de ${rating} ${rating === 1 ? 'estrella' : 'estrellas'}`,
    message: `${comment ? `«${excerpt(comment, quoted)}» ` : ''}La reseña es de tu servicio «${title}».`,
    link: '/provider/reviews',
    key: `${author.slice(0, 32)}:${localDay(work.now)}`,
    topic: `review:${id}`,
    mail: {
      paragraphs: [
        `Tu servicio «${title}» recibió una reseña de ${rating} ${rating === 1 ? 'estrella' : 'estrellas'}.`,
        ...(comment ? [`«${comment}»`] : []),
        'Si la respondés, quienes te buscan ven cómo trabajás.',
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
  provider: string;
  /** where the client reads it */
  path: string;
  /** the title of the reviewed service */
  title: string;
  text: string;
}

/**
 * Notifies a client of a reply to their review; only the mail quotes a private reply. A reply that is deleted and
 * written again on the same day is the same event (rule REV-93).
 */
export async function tellReviewResponse(work: Work, answered: Answered): Promise<void> {
  const { at, reviewId, clientId, isPrivate, provider, path, title, text } = answered;
  await notify(work, {
    accountId: clientId,
    type: 'review_response',
    title: titleWith(provider, (name) => `${name} ${isPrivate ? 'te respondió en privado' : 'respondió tu reseña'}`),
    message: isPrivate
      ? `Respondió tu reseña de «${title}». Su respuesta no se publica: solo la ves vos.`
      : `«${excerpt(text, quoted)}» Es por tu reseña de «${title}».`,
    link: path,
    key: `of:${reviewId}:${localDay(new Date(at))}`,
    topic: `review:${reviewId}`,
    mail: {
      paragraphs: [
        `${provider} respondió tu reseña de «${title}»${isPrivate ? ' en privado' : ''}.`,
        `«${text}»`,
        ...(isPrivate ? ['Esta respuesta no se publica.'] : []),
      ],
    },
  });
}

/** Notifies a provider of the result of the verification; `reason` is the administrator's text, if any. */
export async function tellVerification(
  work: Work,
  provider: { id: number; approved: boolean; reason: string | null; fields: readonly ReviewedField[] },
): Promise<void> {
  const { id, approved, reason, fields } = provider;
  const toCorrect = fields.length ? ` Lo que tenés que corregir: ${fieldWords(fields)}.` : '';
  await notify(work, {
    accountId: id,
    key: `${id}:${work.now.toISOString()}`,
    topic: `profile:${id}`,
    ...(approved
      ? {
          type: 'profile_approved',
          title: 'Revisamos tus datos',
          message:
            'Tu perfil dice «Datos revisados». Para que diga «Verificado», mandá una foto de tu cédula y una de tu cara.',
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

/** Notifies a provider of the team's decision about the pictures of its document and face (rule TRUST-51). */
export async function tellIdentity(
  work: Work,
  { id, seen, reason }: { id: number; seen: boolean; reason: string | null },
): Promise<void> {
  await notify(work, {
    accountId: id,
    key: `identity:${id}:${work.now.toISOString()}`,
    topic: `profile:${id}`,
    type: seen ? 'profile_approved' : 'profile_rejected',
    title: seen ? 'Tu perfil está verificado' : 'No pudimos verificar tu identidad',
    message: seen
      ? 'Tu perfil y tus servicios llevan la marca «Verificado». Ya borramos las fotos de tu cédula y de tu cara.'
      : `${excerpt(reason ?? '', quoted)} Ya borramos las fotos que mandaste. Podés mandar otras.`,
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
    message: 'Si no fuiste vos, recuperá tu cuenta ya mismo. Cerramos todas las sesiones abiertas.',
    sms: 'Tu contraseña ahora es otra. Si no fuiste vos, recuperá tu cuenta ya mismo. Cerramos todas las sesiones abiertas.',
    link: '/change-password',
    key: `password:${id}:${work.now.toISOString()}`,
    mail: {
      subject: 'Cambió la contraseña de tu cuenta de Tero',
      paragraphs: [
        'Cambió la contraseña de tu cuenta. Si no fuiste vos, pedí una nueva ya mismo y respondé este email.',
        'Cerramos todas las sesiones abiertas.',
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
    message: `Si no fuiste vos, entrá a tu email anterior y leé nuestro mensaje. Ahora entrás con ${email}.`,
    sms: 'El email de tu cuenta ahora es otro. Si no fuiste vos, entrá a tu email anterior y leé nuestro mensaje.',
    link: '/change-email',
    key: `email:${id}:${work.now.toISOString()}`,
    mail: {
      subject: 'Listo: este es el email de tu cuenta de Tero',
      paragraphs: [
        'Confirmaste tu email nuevo. Desde ahora entrás con este email, y acá te llegan las notificaciones.',
        'Cerramos tus otras sesiones: en esos dispositivos, entrá de nuevo con este email.',
        'Si no fuiste vos, respondé este email.',
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
    message: `Si no fuiste vos, cambiá tu contraseña ya mismo. Alguien entró desde ${withArticle(device)}.`,
    link: '/change-password',
    key: `sign-in:${sessionId.slice(0, 8)}:${work.now.toISOString()}`,
    mail: {
      subject: 'Nuevo ingreso a tu cuenta de Tero',
      paragraphs: [
        'Alguien entró a tu cuenta. Si no fuiste vos, cambiá tu contraseña ya mismo y respondé este email. Con el cambio cerramos todas las sesiones.',
        `Fue desde un dispositivo o una conexión que no conocíamos: ${device}, el ${dayAtTime(work.now.toISOString())}.`,
        'Si fuiste vos, no hace falta que hagas nada.',
      ],
      action: { label: 'Cambiar mi contraseña', path: '/change-password' },
    },
  });
}

/** Returns the name of a device as it stands in a sentence: a device without a known name gets an article. */
function withArticle(device: string): string {
  return device.replace(/^(Dispositivo|Navegador)/, (word) => `un ${word.toLowerCase()}`);
}

const ifYours = 'Si fuiste vos, no hace falta que hagas nada.';
/** The texts about an attempt to sign in: what to do, what happened, and the rest of the mail. */
const attempts = {
  password: {
    step: 'Cambiá tu contraseña si es fácil de adivinar o si la usás en otro lado.',
    what: 'Alguien probó varias contraseñas desde un dispositivo nuevo y no pudo entrar.',
    sms: 'Alguien probó varias contraseñas en tu cuenta y no pudo entrar. Si la tuya es fácil de adivinar, cambiala.',
    rest: 'Vos podés seguir entrando como siempre.',
    key: 'attempts',
  },
  code: {
    step: 'Si no fuiste vos, cambiá tu contraseña ya mismo.',
    what: 'Alguien escribió bien tu contraseña, pero se equivocó varias veces en el código de verificación.',
    sms: 'Alguien intentó entrar a tu cuenta y escribió bien tu contraseña. Si no fuiste vos, cambiala ya mismo.',
    rest: ifYours,
    key: 'codes',
  },
  no_code: {
    step: 'Si no fuiste vos, cambiá tu contraseña ya mismo.',
    what: 'Alguien escribió bien tu contraseña desde un dispositivo nuevo, pero todavía no escribió el código de verificación.',
    sms: 'Alguien intentó entrar a tu cuenta y escribió bien tu contraseña. Si no fuiste vos, cambiala ya mismo.',
    rest: ifYours,
    key: 'no-code',
  },
};

/**
 * Notifies the owner of an account, once a day for each case, that somebody guesses its password. The other cases are a
 * right password with no two-factor code, or with wrong ones.
 */
export async function tellAttempts(
  work: Work,
  { accountId, secret }: { accountId: number; secret: keyof typeof attempts },
): Promise<void> {
  const { step, what, sms, rest, key } = attempts[secret];
  await notify(work, {
    accountId,
    type: 'security_alert',
    title: 'Alguien intentó entrar a tu cuenta',
    message: `${step} ${what}`,
    sms,
    link: '/change-password',
    key: `${key}:${accountId}:${localDay(work.now)}`,
    mail: {
      subject: 'Alguien intentó entrar a tu cuenta de Tero',
      paragraphs: [
        `Alguien intentó entrar a tu cuenta. ${step}`,
        `${what} Fue el ${dayAtTime(work.now.toISOString())}.`,
        rest,
      ],
      action: { label: 'Cambiar mi contraseña', path: '/change-password' },
    },
  });
}
