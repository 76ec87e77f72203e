/** Channels of the settings (rule NOTI-5); notifications in the app are always written (rule NOTI-4). */
export const channels = ['email', 'push', 'sms'] as const;
export type Channel = (typeof channels)[number];

/** Types of in-app notifications and the setting that each obeys (rules NOTI-3 and NOTI-7). */
export const noticeTypes = {
  new_review: 'reviewReminders',
  review_response: 'reviewReminders',
  profile_approved: 'serviceUpdates',
  profile_rejected: 'serviceUpdates',
  subscription_activated: 'subscriptionAlerts',
  subscription_expired: 'subscriptionAlerts',
  subscription_paused: 'subscriptionAlerts',
  subscription_cancelled: 'subscriptionAlerts',
  payment_received: 'subscriptionAlerts',
  payment_failed: 'subscriptionAlerts',
  payment_refunded: 'subscriptionAlerts',
  payment_reminder: 'paymentReminders',
  security_alert: 'securityAlerts',
  moderation: 'securityAlerts',
  review_reminder: 'reviewReminders',
  contact_question: 'reviewReminders',
  pause_ended: 'serviceUpdates',
  paper_ends: 'serviceUpdates',
  inquiry_received: 'serviceUpdates',
  quote_received: 'serviceUpdates',
  quote_seen: 'serviceUpdates',
  quote_accepted: 'serviceUpdates',
  quote_agreed: 'serviceUpdates',
  cita: 'serviceUpdates',
  new_service: 'serviceUpdates',
  weekly_digest: 'weeklyDigest',
  new_message: 'newMessages',
  promotion: 'promotionalOffers',
  team_todo: 'teamWork',
} as const;
export type NoticeType = keyof typeof noticeTypes;

/**
 * The kinds of the settings. A kind that no type obeys does not compile, because its switch would do nothing (rule
 * NOTI-71).
 */
export const categoryKeys = [
  'serviceUpdates',
  'newMessages',
  'paymentReminders',
  'subscriptionAlerts',
  'securityAlerts',
  'promotionalOffers',
  'weeklyDigest',
  'reviewReminders',
  'teamWork',
] as const satisfies readonly (typeof noticeTypes)[NoticeType][];
export type CategoryKey = (typeof categoryKeys)[number];

/** A kind of notification as the settings list it, and the channels that carry it (rule NOTI-6). */
export interface NoticeCategory {
  key: CategoryKey;
  title: string;
  description: string;
  availableFor: readonly Channel[];
  /** whether it is about subscriptions, which clients do not have (rule NOTI-40) */
  isForProvidersOnly?: true;
  /** whether only administrators choose it, in the panel and not in the settings (rule ADM-140) */
  isOfPanel?: true;
  /** another explanation for clients, for whom it covers less */
  forClients?: string;
}

/** The kind of account whose settings these are. A client's settings leave out kinds that concern only providers. */
export type SettingsOwner = 'user' | 'provider';

export const noticeCategories: readonly NoticeCategory[] = [
  {
    key: 'serviceUpdates',
    title: 'Novedades de servicios',
    description:
      'Servicios nuevos en tus búsquedas guardadas, presupuestos para tus pedidos, los pedidos que te hacen, el estado de tu perfil, el vencimiento de tus papeles, el fin de tu pausa, quién vio o aceptó tus presupuestos y tus citas',
    forClients: 'Servicios nuevos en tus búsquedas guardadas, presupuestos para tus pedidos, y tus citas',
    availableFor: ['email', 'push'],
  },
  {
    key: 'newMessages',
    title: 'Mensajes nuevos',
    description: 'Respuestas del equipo de Tero a lo que nos escribís',
    availableFor: ['email', 'push'],
  },
  {
    key: 'paymentReminders',
    title: 'Recordatorios de pago',
    description: 'Tres días antes de cada cobro de tu suscripción',
    availableFor: ['email', 'push', 'sms'],
    isForProvidersOnly: true,
  },
  {
    key: 'subscriptionAlerts',
    title: 'Suscripción',
    description:
      'Te avisamos cuando tu suscripción se activa, se suspende, se cancela o vence, y de cada cobro: hecho, fallido o devuelto',
    availableFor: ['email', 'push', 'sms'],
    isForProvidersOnly: true,
  },
  {
    key: 'securityAlerts',
    title: 'Alertas de seguridad',
    description:
      'Cambios de contraseña, ingresos desde un dispositivo nuevo, intentos de entrar y decisiones sobre lo que publicás',
    availableFor: ['email', 'push', 'sms'],
  },
  {
    key: 'promotionalOffers',
    title: 'Promociones',
    description: 'Promociones de proveedores que guardaste en favoritos, una por día como mucho',
    availableFor: ['email', 'push'],
  },
  {
    key: 'weeklyDigest',
    title: 'Resumen semanal',
    description: 'Un resumen de tu cuenta, una vez por semana',
    availableFor: ['email'],
  },
  {
    key: 'reviewReminders',
    title: 'Reseñas',
    description:
      'Reseñas nuevas, respuestas, la pregunta de si te respondió el proveedor que contactaste y un recordatorio para dejarle una reseña',
    forClients:
      'Respuestas a tus reseñas, la pregunta de si te respondió el proveedor que contactaste y un recordatorio para dejarle una reseña',
    availableFor: ['email', 'push'],
  },
  {
    key: 'teamWork',
    title: 'Tareas',
    description: 'Tareas pendientes del equipo',
    availableFor: ['push'],
    isOfPanel: true,
  },
];

/** The settings of one channel: its switch, and a switch for each category that it carries. */
export interface ChannelSettings {
  enabled: boolean;
  categories: Partial<Record<CategoryKey, boolean>>;
}
export type NotificationSettings = Record<Channel, ChannelSettings>;

/** Returns the categories of notices that a channel carries, for one kind of account or (by default) for all. */
export function categoriesOf(channel: Channel, owner: SettingsOwner = 'provider'): readonly NoticeCategory[] {
  return noticeCategories.filter(
    ({ availableFor, isForProvidersOnly, isOfPanel }) =>
      availableFor.includes(channel) && !isOfPanel && !(owner === 'user' && isForProvidersOnly),
  );
}

/**
 * Returns the settings of a new account: email and push on, SMS off; no promotions; by SMS only security alerts (rule
 * NOTI-8).
 */
export function defaultSettings(owner: SettingsOwner = 'provider'): NotificationSettings {
  const of = (channel: Channel): ChannelSettings => ({
    enabled: channel !== 'sms',
    categories: Object.fromEntries(
      categoriesOf(channel, owner).map(({ key }) => [
        key,
        channel === 'sms' ? key === 'securityAlerts' : key !== 'promotionalOffers',
      ]),
    ),
  });
  return { email: of('email'), push: of('push'), sms: of('sms') };
}

/**
 * Tells whether a channel sends a kind even when the settings forbid it: a thief in a stolen session could otherwise
 * switch off the mails that report it (rule ACC-83).
 */
export function isAlwaysSent(channel: Channel, category: CategoryKey): boolean {
  return channel === 'email' && category === 'securityAlerts';
}

/**
 * Tells whether a channel may send a notification: the channel's switch wins over its kinds (rule NOTI-5). Alerts of
 * the panel go only to administrators who chose them.
 */
export function mayNotify(settings: NotificationSettings, channel: Channel, category: CategoryKey): boolean {
  if (isAlwaysSent(channel, category)) return true;
  const { enabled, categories } = settings[channel];
  return enabled && (category === 'teamWork' || categories[category] === true);
}
