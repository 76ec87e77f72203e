import { noticeCategories, noticeTypes } from './notifications.ts';

/** The state of a mail, a push or an SMS. */
export const deliveryStatuses = ['pending', 'sent', 'skipped', 'dead'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

export const deliveryStatusLabels: Record<DeliveryStatus, string> = {
  pending: 'En camino',
  sent: 'Enviado',
  skipped: 'No se envió: venció, o la persona no quiere recibirlo',
  dead: 'No se pudo enviar',
};

export const deliveryChannelLabels = { email: 'Email', push: 'Notificación del navegador', sms: 'SMS' } as const;

/** Labels of mails that are not notifications, by the first word of their key. */
const mails: Readonly<Record<string, string>> = {
  answer: 'Respuesta del equipo',
  'email-change': 'Cambio de email',
  'email-change-done': 'Cambio de email hecho',
  'email-change-notice': 'Notificación del cambio de email',
  linked: 'Ingreso con Google o Facebook',
  newsletter: 'Boletín',
  reset: 'Cambio de contraseña',
  verify: 'Verificación del email',
};

/** Returns the subject of a delivery by the first word of its key; the rest may come from a secret. */
export function deliveryWords(kind: string): string {
  const known = mails[kind];
  if (known) return known;
  const category = Object.hasOwn(noticeTypes, kind) ? noticeTypes[kind as keyof typeof noticeTypes] : null;
  return noticeCategories.find(({ key }) => key === category)?.title ?? 'Otro';
}
