import { z } from 'zod';
import { type CategoryKey, type Channel, categoriesOf } from '../rules/notifications.ts';
import { minute } from '../rules/time/durations.ts';
import { edits, version } from './edits.ts';
import { endpoint } from './endpoint.ts';
import { idParams, succeeded, success } from './fields.ts';
import { numeric } from './loose.ts';

/** A notification in the app; lists have the newest first. */
export const notification = z.object({
  id: z.int(),
  /** one of `noticeTypes`; newer servers may send others, which the app shows with a general bell */
  type: z.string(),
  title: z.string(),
  message: z.string(),
  /** a path of the app, with the subject of the notification */
  link: z.string().nullable(),
  is_read: z.boolean(),
  created_at: z.string(),
});
export type Notification = z.output<typeof notification>;

function channelSettings(channel: Channel) {
  const flags = Object.fromEntries(categoriesOf(channel).map(({ key }) => [key, z.boolean('Tiene que ser sí o no')]));
  return z.object({
    enabled: z.boolean('Tiene que ser sí o no'),
    categories: z.object(flags as Record<CategoryKey, z.ZodBoolean>).partial(),
  });
}

/** Categories that a channel does not carry are dropped. */
export const notificationSettings = z.object({
  email: channelSettings('email'),
  push: channelSettings('push'),
  sms: channelSettings('sms'),
});

const ownSettings = z.object({
  settings: notificationSettings,
  /** whether this server has a gateway for SMS */
  smsAvailable: z.boolean(),
  /** whether the account has a phone to send them to */
  hasPhone: z.boolean(),
  /** whether that phone answered a code (rule TRUST-30); missing in older caches */
  phoneConfirmed: z.boolean().optional(),
  version,
});

const settingsReply = succeeded({ data: ownSettings });

/** The fields of the settings form. */
export const editedSettings = edits('Tu configuración', ownSettings, ['settings']);

export const notifications = {
  list: endpoint({
    method: 'GET',
    path: '/api/notifications',
    auth: 'account',
    summary: 'Mis notificaciones, la más nueva primero',
    query: z.object({ limit: numeric(z.number('Cantidad inválida').int().min(1).max(50)).default(10) }),
    response: succeeded({ notifications: z.array(notification) }),
  }),
  unreadCount: endpoint({
    method: 'GET',
    path: '/api/notifications/unread-count',
    auth: 'account',
    summary: 'Cuántas notificaciones no leí',
    response: succeeded({ unreadCount: z.int() }),
  }),
  read: endpoint({
    method: 'PUT',
    path: '/api/notifications/:id/read',
    auth: 'account',
    summary: 'Marca una notificación propia como leída',
    params: idParams,
    response: success,
    edits: { unversioned: 'read is read' },
    errors: ['not_found'],
  }),
  markAllRead: endpoint({
    method: 'PUT',
    path: '/api/notifications/mark-all-read',
    auth: 'account',
    summary: 'Marca todas mis notificaciones como leídas',
    response: success,
    edits: { unversioned: 'read is read' },
  }),
  settings: endpoint({
    method: 'GET',
    path: '/api/notifications/settings',
    auth: 'account',
    summary: 'Por qué medios y sobre qué temas quiero enterarme',
    response: settingsReply,
  }),
  updateSettings: endpoint({
    method: 'PUT',
    path: '/api/notifications/settings',
    auth: 'account',
    summary: 'Cambia los medios y los temas',
    body: z.object({ settings: notificationSettings }),
    response: settingsReply,
    idempotent: true,
    edits: editedSettings,
  }),
  /** one-click unsubscribe (RFC 8058): the token of the mail replaces the session */
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/notifications/unsubscribe/:token',
    auth: 'anyone',
    summary: 'Deja de recibir una clase de emails, con el enlace del email',
    params: z.object({ token: z.string().max(300) }),
    response: succeeded({ category: z.string() }),
    errors: ['token_invalid'],
    limit: { max: 30, window: minute },
  }),
};
