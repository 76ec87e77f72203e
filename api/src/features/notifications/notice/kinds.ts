import { type CategoryKey, type NoticeType, noticeTypes } from '@tero/shared/rules/notifications';
import { day, hour, second } from '@tero/shared/rules/time/durations';

const categories: Record<NoticeType, CategoryKey> = noticeTypes;

export function categoryOf(kind: NoticeType): CategoryKey {
  return categories[kind];
}

/** Labels of the button in the mail of each kind. */
export const actionLabels: Record<NoticeType, string> = {
  new_review: 'Ver la reseña',
  review_response: 'Ver la respuesta',
  profile_approved: 'Ver mi perfil',
  profile_rejected: 'Revisar mi perfil',
  subscription_activated: 'Publicar un servicio',
  subscription_expired: 'Renovar mi suscripción',
  subscription_paused: 'Ver mi suscripción',
  subscription_cancelled: 'Ver mi suscripción',
  payment_received: 'Ver el recibo',
  payment_failed: 'Ver mi suscripción',
  payment_refunded: 'Ver mis pagos',
  payment_reminder: 'Ver mi suscripción',
  security_alert: 'Revisar mi cuenta',
  moderation: 'Ver el motivo y responder',
  review_reminder: 'Dejar una reseña',
  contact_question: 'Responder la pregunta',
  pause_ended: 'Ver mi perfil',
  paper_ends: 'Ver mis papeles',
  inquiry_received: 'Ver el pedido',
  quote_received: 'Ver el presupuesto',
  quote_seen: 'Ver mis presupuestos',
  quote_accepted: 'Ver mis presupuestos',
  quote_agreed: 'Ver el presupuesto',
  cita: 'Ver la cita',
  new_service: 'Ver el servicio',
  weekly_digest: 'Ver mi actividad',
  new_message: 'Ver el mensaje',
  promotion: 'Ver la promoción',
  team_todo: 'Ver las tareas',
};

interface PushManner {
  urgency: 'low' | 'normal' | 'high';
  /** seconds */
  ttl: number;
}

const high: PushManner = { urgency: 'high', ttl: day / second };
const normal: PushManner = { urgency: 'normal', ttl: (3 * day) / second };
const low: PushManner = { urgency: 'low', ttl: (12 * hour) / second };

/** The urgency and the time to live of each category. The time to live applies to every channel. */
export const manners: Record<CategoryKey, PushManner> = {
  securityAlerts: high,
  newMessages: high,
  reviewReminders: normal,
  subscriptionAlerts: normal,
  paymentReminders: normal,
  serviceUpdates: normal,
  teamWork: normal,
  weeklyDigest: normal,
  promotionalOffers: low,
};

/** Categories whose mails have one-click unsubscribe (RFC 8058): all that are not urgent. */
export const unsubscribable: ReadonlySet<CategoryKey> = new Set<CategoryKey>([
  'promotionalOffers',
  'weeklyDigest',
  'reviewReminders',
  'paymentReminders',
  'serviceUpdates',
]);
