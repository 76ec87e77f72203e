import { addressAt } from '@tero/shared/rules/text/address';
import { longDate } from '@tero/shared/rules/time/time';
import { queueMail } from '../../delivery/mail/mailer.ts';
import type { Work } from '../../deps/work.ts';

/** The account whose deletion the mails are about. */
export interface Waiting {
  id: number;
  kind: 'user' | 'provider';
  name: string;
  email: string;
  deletion_at: string | null;
  deletion_asked_at: string | null;
  suspended_at: string | null;
  email_verified: number;
}

const published = {
  user: 'tus reseñas ni tus pedidos',
  provider: 'tu perfil, tus servicios, tus publicaciones, tus promociones ni tus reseñas',
};
const erased = {
  user: 'tus datos, tus favoritos, tu historial y tus fotos',
  provider: 'tus datos, tus servicios, tus publicaciones, tus promociones, tus favoritos, tu historial y tus fotos',
};
const agreements = {
  user: 'Los presupuestos que aceptaste quedan 5 años, con tu nombre y tu celular, para quien te los hizo.',
  provider:
    'Queda lo que pide la ley: importes, fechas y números de Mercado Pago de tus pagos, sin tu nombre. Quedan también los presupuestos que te aceptaron, que cada cliente puede leer durante 5 años, y una huella cifrada, que no dice quién sos y evita que demos dos veces el mes gratis.',
};
const reviews = { user: 'tus reseñas', provider: 'las reseñas que dejaste' };
const nameless = 'con el nombre «Usuario anónimo».';

/**
 * Mails the owner what was done, what will be erased and when, what stays, and how to take the deletion back (rule
 * ACC-93).
 */
export async function mailAsked(
  work: Work,
  { id, kind, name, email }: Waiting,
  { at, hadCharges }: { at: Date; hadCharges: boolean },
): Promise<void> {
  const day = longDate(at.toISOString());
  await queueMail(work, {
    key: `deletion-asked:${id}:${work.now.toISOString()}`,
    accountId: id,
    to: { name, address: email },
    subject: 'Pediste eliminar tu cuenta de Tero',
    greeting: name,
    paragraphs: [
      `Ya ocultamos tu cuenta: nadie encuentra ${published[kind]}. Cerramos tus sesiones y no te mandamos más notificaciones.`,
      ...(hadCharges ? ['Cancelamos tu suscripción en Mercado Pago: no te cobramos más.'] : []),
      `El ${day} borramos para siempre ${erased[kind]}.`,
      `Después volvemos a mostrar ${reviews[kind]}, ${nameless} ${agreements[kind]}`,
      `Si cambiás de idea, iniciá sesión antes de ese día y tocá «Recuperar mi cuenta»: todo vuelve a estar como estaba${hadCharges ? ', menos la suscripción, que quedó cancelada' : ''}.`,
    ],
    action: { label: 'Iniciar sesión', url: addressAt(work.config.publicUrl)`/login` },
    footnote: 'Si no fuiste vos, recuperá tu cuenta y cambiá tu contraseña ya mismo.',
  });
}

/** Mails that an account was recovered, also to the person who asked for its deletion. */
export async function mailRecovered(
  work: Work,
  { id, name, email }: Pick<Waiting, 'id' | 'name' | 'email'>,
): Promise<void> {
  await queueMail(work, {
    key: `deletion-undone:${id}:${work.now.toISOString()}`,
    accountId: id,
    to: { name, address: email },
    subject: 'Recuperaste tu cuenta de Tero',
    greeting: name,
    paragraphs: [
      'No eliminamos tu cuenta. Tus publicaciones se ven otra vez, como estaban.',
      'Si tenías una suscripción en Mercado Pago, quedó cancelada. Podés suscribirte de nuevo cuando quieras.',
    ],
    footnote: 'Si no fuiste vos, cambiá tu contraseña ya mismo: así cerramos todas las sesiones.',
  });
}

const done = {
  owner: 'Pasaron los siete días y borramos',
  request: 'Nos pediste que elimináramos tu cuenta. Ya borramos',
  team: 'El equipo de Tero eliminó tu cuenta. Borramos',
};

/**
 * Sends the last mail, once nothing of the account is left. Until it is sent, only this mail has the address. Its
 * number is that of the log row (rule ADM-150). An unverified address may be somebody else's, and gets no mail.
 */
export async function mailErased(
  work: Work,
  { id, name, email, kind, suspended_at, email_verified }: Waiting,
  { number, by }: { number: number; by: keyof typeof done },
): Promise<void> {
  if (email_verified === 0) return;
  await queueMail(work, {
    key: `deletion-done:${id}:${work.now.toISOString()}`,
    accountId: null,
    to: { name, address: email },
    subject: 'Tu cuenta de Tero ya no existe',
    greeting: name,
    paragraphs: [
      `${done[by]} ${erased[kind]}.`,
      // the reviews of a suspended account stay hidden
      `${suspended_at ? '' : `Quedan ${reviews[kind]}, ${nameless} `}${agreements[kind]}`,
      `Constancia n.º ${number}: queda en nuestro registro, sin tus datos. Guardá el número por si tenés que preguntarnos algo.`,
      '¡Gracias por haber pasado por Tero!',
    ],
    footnote: 'Es el último email que te mandamos por esta cuenta.',
  });
}
