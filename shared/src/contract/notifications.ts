import { z } from 'zod';
import { limits } from '../limits.ts';
import { type CategoryKey, type Channel, categoriesOf } from '../rules/notifications.ts';
import { hour, minute } from '../rules/time/durations.ts';
import { edits, version } from './edits.ts';
import { endpoint } from './endpoint.ts';
import { id, idParams, succeeded, success } from './fields.ts';
import { numeric } from './loose.ts';
import { plainRead } from './plain-read.ts';

/** A notification in the app; lists have the newest first. */
export const notification = z.object({
  id: z.int(),
  /** one of `noticeTypes`; newer servers may send others, which are shown with a general bell */
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

/** A browser that receives pushes. Its endpoint is a capability, and no response contains it. */
export const pushDevice = z.object({
  id: z.int(),
  /** 'Chrome en Android' */
  device: z.string(),
  created_at: z.string(),
  /** when a push last reached it */
  last_success_at: z.string().nullable(),
  /** subscribed, or renewed last, in the session that asks: closing the others leaves it */
  of_session: z.boolean(),
});
export type PushDevice = z.output<typeof pushDevice>;

/** The result of `PushSubscription.toJSON()`, and the endpoint that it replaces. */
export const pushSubscriptionBody = z.object({
  endpoint: z.string('Falta la dirección del navegador').max(2000),
  keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(100) }),
  oldEndpoint: z.string().max(2000).nullish(),
});

/** A search or category of which the account wants to be notified. */
export const savedSearch = z.object({
  id: z.int(),
  /** its display name: 'pintura', 'Electricidad en Pocitos' */
  label: z.string(),
  q: z.string().nullable(),
  category: z.string().nullable(),
  coverageArea: z.string().nullable(),
  created_at: z.string(),
});
export type SavedSearch = z.output<typeof savedSearch>;

function sought(name: string, most: number) {
  const text = z.string(`${name} tiene que ser un texto`).trim();
  return text.max(most, `${name} admite hasta ${most} caracteres`).nullish();
}

export const savedSearchBody = z
  .object({
    q: sought('La búsqueda', limits.searchText),
    category: sought('La categoría', limits.shortText),
    coverageArea: sought('La zona', limits.shortText),
  })
  .refine((body) => Boolean(body.q || body.category || body.coverageArea), {
    path: ['q'],
    message: 'Elegí una búsqueda, una categoría o una zona',
  });

const ownSettings = z.object({
  settings: notificationSettings,
  /** whether this server has a gateway for SMS */
  smsAvailable: z.boolean(),
  /** whether the account has a phone to send them to */
  hasPhone: z.boolean(),
  version,
});

const settingsReply = succeeded({ data: ownSettings });

/** What the form of the settings changes. */
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
    summary: 'Deja de recibir una clase de mails, con el enlace del mail',
    params: z.object({ token: z.string().max(300) }),
    response: succeeded({ category: z.string() }),
    errors: ['token_invalid'],
    limit: { max: 30, window: minute },
  }),
};

export const push = {
  key: endpoint({
    method: 'GET',
    path: '/api/push/key',
    auth: 'anyone',
    ...plainRead,
    summary: 'La clave pública con que el navegador se suscribe',
    response: succeeded({ publicKey: z.string() }),
  }),
  devices: endpoint({
    method: 'GET',
    path: '/api/push/devices',
    auth: 'account',
    summary: 'Los navegadores que reciben mis avisos',
    response: succeeded({ devices: z.array(pushDevice) }),
  }),
  /** takes over an endpoint that another account has (a shared phone) */
  subscribe: endpoint({
    method: 'POST',
    path: '/api/push/subscriptions',
    auth: 'account',
    summary: 'Suscribe este navegador, o renueva su dirección',
    body: pushSubscriptionBody,
    response: succeeded({ device: pushDevice }),
    limit: { max: 60, window: hour, by: 'account' },
  }),
  /** by the endpoint, for a browser that unsubscribes; idempotent */
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/push/unsubscribe',
    auth: 'account',
    summary: 'Da de baja este navegador',
    body: z.object({ endpoint: z.string().max(2000) }),
    response: success,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/push/devices/:id',
    auth: 'account',
    summary: 'Da de baja un navegador propio',
    params: idParams,
    response: success,
    errors: ['not_found'],
  }),
  test: endpoint({
    method: 'POST',
    path: '/api/push/devices/:id/test',
    auth: 'account',
    summary: 'Manda un aviso de prueba a un navegador propio',
    params: idParams,
    response: success,
    errors: ['not_found'],
    limit: { max: 10, window: hour, by: 'account' },
  }),
};

export const savedSearches = {
  list: endpoint({
    method: 'GET',
    path: '/api/saved-searches',
    auth: 'account',
    summary: 'Mis búsquedas guardadas',
    response: succeeded({ searches: z.array(savedSearch) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/saved-searches',
    auth: 'account',
    summary: 'Avisame de servicios nuevos en una búsqueda; repetirla no la duplica',
    body: savedSearchBody,
    response: succeeded({ search: savedSearch }),
    errors: ['quota_exceeded'],
    limit: { max: 60, window: hour, by: 'account' },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/saved-searches/:id',
    auth: 'account',
    summary: 'Deja de avisar de una búsqueda propia',
    params: z.object({ id }),
    response: success,
    errors: ['not_found'],
  }),
};
