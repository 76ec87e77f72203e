import { logField } from '@tero/shared/rules/log/words';
import { quotePath } from '@tero/shared/rules/quotes/words';
import { thingField } from '../../audit/acts.ts';
import { accountViewer } from '../../core/visitor.ts';
import type { Db } from '../../db/schema/database.ts';
import * as quotes from './exported-quotes-repository.ts';
import { rowsOf } from './rows-of.ts';

/** Leaves out the file names of a hidden review (rule MOD-7). */
const reviewPhotos = {
  heading: 'Fotos de tus reseñas',
  of: 'review_images.client_id',
  read: (db: Db, id: number) =>
    db
      .selectFrom('review_images as i')
      .innerJoin('reviews as r', 'r.id', 'i.review_id')
      .select(['i.id', 'i.review_id', 'i.position'])
      .select((eb) => eb.case().when('r.hidden_at', 'is', null).then(eb.ref('i.file')).end().as('file'))
      .where('i.client_id', '=', id)
      .orderBy('i.id')
      .execute(),
};

const told = rowsOf('Notificaciones', 'notifications', 'account_id', { without: ['dedupe_key', 'topic'] });

/** The notifications without links to quotes, because a quote's link is a secret that gives access. */
const notifications = {
  ...told,
  read: async (db: Db, id: number) =>
    (await told.read(db, id)).map((row) => (String(row.link).startsWith(quotePath('')) ? { ...row, link: null } : row)),
};

const changed = rowsOf('Textos tuyos que el equipo cambió, eliminó o miró', 'admin_log_texts', 'account_id', {
  only: ['field', 'before', 'after', 'created_at'],
});

/** The team's changes, removals and views of what the account shows to everybody, in the words of the log. */
const changedByTeam = {
  ...changed,
  read: async (db: Db, id: number) =>
    (await changed.read(db, id)).map((row) => ({
      ...row,
      field: row.field === thingField ? 'Título' : logField(String(row.field)),
    })),
};

/**
 * The download of one's own data (rule ACC-31): its lists, in order. `npm run check` compares it and `notDownloaded`
 * with the migrated schema, because a new column that holds an account must be in one of them.
 */
export const download = {
  account: rowsOf('Tu cuenta', 'accounts', 'id', {
    without: ['password_hash', 'must_change_password', 'credential_version', 'username_key', 'email_key'],
  }),
  provider: rowsOf('Tu perfil de proveedor', 'provider_profiles', 'account_id', { without: ['identity_files'] }),
  past_pauses: rowsOf('Pausas que terminaron', 'past_pauses', 'provider_id', { only: ['began_at', 'ended_at'] }),
  verification_decisions: rowsOf('Verificaciones de tu perfil', 'verification_decisions', 'provider_id', {
    without: ['admin_id', 'admin_notes'],
  }),
  papers: rowsOf('Papeles con vencimiento', 'provider_papers', 'account_id', { without: ['file'] }),
  services: rowsOf('Tus servicios', 'services', 'provider_id'),
  reviews_written: rowsOf('Reseñas que escribiste', 'reviews', 'client_id'),
  review_photos: reviewPhotos,
  reviews_received: rowsOf('Reseñas que recibiste', 'reviews', 'provider_id', {
    only: ['id', 'service_id', 'rating', 'comment', 'created_at'],
  }),
  review_responses: rowsOf('Respuestas que diste a reseñas', 'review_responses', 'provider_id', {
    without: ['is_note'],
  }),
  favorites: rowsOf('Favoritos', 'favorites', 'account_id'),
  visits: rowsOf('Servicios que visitaste', 'visits', 'account_id'),
  contacts: rowsOf('Contactos desde un servicio', 'contacts', 'account_id'),
  profile_contacts: rowsOf('Contactos desde un perfil', 'profile_contacts', 'account_id'),
  // the export leaves out the link, which shows the photos to anybody
  inquiries: rowsOf('Pedidos que escribiste', 'inquiries', 'account_id', { without: ['token'] }),
  inquiry_recipients: rowsOf('A quiénes mandaste tus pedidos', 'inquiry_recipients', 'account_id', {
    orderBy: 'inquiry_id',
  }),
  contact_questions: rowsOf('Tus respuestas a «¿Te respondió?»', 'contact_questions', 'account_id'),
  response_time: rowsOf('En cuánto respondés', 'response_times', 'provider_id'),
  punctual: rowsOf('Las citas que cuenta tu perfil', 'punctual_providers', 'provider_id'),
  phones_seen: rowsOf('Teléfonos que viste', 'phone_views', 'account_id'),
  // without the blocked person: the provider does not know the author of an anonymous review or a pedido
  blocks: rowsOf('Personas que bloqueaste', 'provider_blocks', 'provider_id', { only: ['origin', 'created_at'] }),
  posts: rowsOf('Publicaciones', 'posts', 'provider_id'),
  post_likes: rowsOf('Publicaciones que te gustaron', 'post_likes', 'account_id'),
  offers: rowsOf('Promociones', 'offers', 'provider_id'),
  // without the link, by which anybody can accept, and without the answered pedido, which belongs to another person
  quotes: rowsOf('Presupuestos que hiciste', 'quotes', 'provider_id', {
    without: ['token', 'accepted_by', 'inquiry_id', 'by_link'],
  }),
  quotes_accepted: rowsOf('Presupuestos que aceptaste', 'quotes', 'accepted_by', {
    only: [
      ...(['id', 'accepted_name', 'accepted_phone', 'accepted_at', 'accepted_text', 'fingerprint'] as const),
      ...(['done_said_at', 'done_said_side', 'is_visit'] as const),
    ],
  }),
  quote_photos: {
    ...{ heading: 'Fotos que agregaste a trabajos, o que dejaste mostrar', of: 'quote_photos.account_id' },
    read: quotes.photosOf,
  },
  invites: rowsOf('Tu enlace para invitar', 'invites', 'account_id', { only: ['code', 'created_at'] }),
  // the inviter is somebody else's data
  invited: rowsOf('Invitación con la que entraste', 'invited_accounts', 'account_id', { only: ['came_at'] }),
  subscriptions: rowsOf('Suscripciones', 'subscriptions', 'provider_id', {
    without: ['idempotency_key', 'next_check_at', 'cancel_at_mp'],
  }),
  payments: rowsOf('Pagos', 'payments', 'provider_id', { without: ['settled_note'] }),
  receipts: rowsOf('Recibos', 'receipts', 'provider_id', { without: ['needs_cfe'], orderBy: 'number' }),
  notifications,
  seen_by_day: rowsOf('Contenido que viste, por día', 'daily_events', 'viewer', {
    only: ['kind', 'subject_id', 'day'],
    key: accountViewer,
    orderBy: 'day',
  }),
  messages_to_support: rowsOf('Mensajes al equipo de Tero', 'contact_messages', 'account_id', {
    without: ['note', 'handled_by', 'handled_at'],
  }),
  reports_of_content: rowsOf('Contenido que reportaste', 'content_reports', 'reporter_id', {
    only: ['reason', 'note', 'created_at'],
  }),
  moderated: rowsOf('Contenido tuyo que se reportó', 'moderation_cases', 'author_id', {
    only: ['kind', 'thing_id', 'state'],
  }),
  moderation_decisions: rowsOf('Decisiones del equipo sobre tu contenido', 'moderation_decisions', 'author_id', {
    without: ['admin_id'],
  }),
  consents: rowsOf('Políticas que aceptaste', 'consents', 'account_id', {
    only: ['policies', 'terms_hash', 'privacy_hash', 'accepted_at'],
  }),
  notification_settings: rowsOf('Configuración de notificaciones', 'notification_settings', 'account_id'),
  // without endpoints: anybody who has one can send to that browser
  push_devices: rowsOf('Navegadores con notificaciones', 'push_subscriptions', 'account_id', {
    only: ['device', 'created_at', 'last_success_at'],
  }),
  saved_searches: rowsOf('Búsquedas guardadas', 'saved_searches', 'account_id'),
  panel_views: rowsOf('Vistas del panel', 'admin_views', 'account_id'),
  panel_alerts: rowsOf('Alertas del panel', 'admin_alerts', 'account_id'),
  panel_batches: rowsOf('Cambios en grupo del panel', 'admin_batches', 'account_id', { without: ['log_id'] }),
  changed_by_team: changedByTeam,
  known_devices: rowsOf('Dispositivos conocidos', 'known_devices', 'account_id', {
    only: ['first_seen_at', 'last_seen_at'],
  }),
  sign_in_places: rowsOf('Desde dónde entraste', 'sign_in_places', 'account_id', { only: ['kind', 'last_at'] }),
  // without the hashes, which would reveal who else has the same trait
  seen_with: rowsOf('Con qué te vimos', 'account_traits', 'account_id', {
    only: ['kind', 'last_seen_at'],
    orderBy: 'last_seen_at',
  }),
  sessions: rowsOf('Sesiones abiertas', 'sessions', 'account_id', { without: ['id'] }),
  email_changes: rowsOf('Cambios de email', 'email_changes', 'account_id', {
    without: ['confirm_hash', 'stop_hash', 'session_id'],
  }),
  external_accounts: rowsOf('Cuentas de Google y Facebook', 'identities', 'account_id', { without: ['account_id'] }),
  // the day on which it was enabled, never the secret; null: not confirmed
  two_factor: rowsOf('Verificación en dos pasos', 'second_steps', 'account_id', {
    only: ['created_at', 'confirmed_at'],
  }),
  uploads_waiting: rowsOf('Imágenes que todavía no usaste', 'staged_uploads', 'account_id', {
    only: ['name', 'bytes', 'created_at'],
  }),
};

/**
 * Columns that name an account but are not in the download, and tables where a reader might look for it, each with the
 * reason.
 */
export const notDownloaded: Readonly<Record<string, string>> = {
  'admin_logs.admin_id': 'the team’s record of its own work; it holds ids, and of people only that something changed',
  'admin_logs.account_id': 'the team’s record of its own work; the public texts in it are in the list of their own',
  'contact_messages.handled_by': 'another person’s message, which an administrator has dealt with',
  'contact_questions.provider_id':
    'what people say of the provider’s responses is their data; its own page has the figures',
  'contacts.provider_id': 'who contacted the provider is those people’s data; the metrics have the counts',
  crashes: 'nothing in them is about a person, nor says whose browser it was (rule ADM-29)',
  'daily_events.provider_id': 'who looked at the provider is those people’s data; the metrics have the counts',
  'daily_networks.provider_id': 'counts of two days, in which bursts are seen; nothing in them is about the provider',
  'idempotency_keys.owner':
    'responses that were sent already, sealed with a key that the device has; what was written is in its own list',
  'invited_accounts.inviter_id': 'who came by the link is those people’s data; its page has the counts',
  'inquiry_recipients.provider_id': 'who asked the provider is those people’s data',
  'made_inquiries.account_id': 'how many pedidos a day had: those that are still there are in their own list',
  'mail_tokens.account_id': 'secrets: the hashes of links that were sent by mail',
  'moderation_decisions.admin_id': 'a decision about another person, which is in that person’s download',
  'outbox.account_id': 'messages on their way, erased once delivered; what they tell is in notifications',
  'phone_codes.account_id': 'secrets: the hashes of codes that last minutes',
  'phone_views.provider_id':
    'who saw the phone is those people’s data; the metrics show them by first name and initial',
  'profile_contacts.provider_id': 'who contacted the provider is those people’s data; the metrics have the counts',
  'provider_blocks.account_id':
    'that a provider blocked the person is the provider’s data, for its own safety (rule TRUST-81)',
  'recovery_codes.account_id': 'secrets: the hashes of two-factor codes',
  'settled_rings.account_id': 'the team’s record of its own work, of what several accounts have in common',
  'settled_rings.provider_id': 'the team’s record of its own work, about accounts of other people',
  'sign_in_codes.account_id': 'secrets: the hashes of codes that last minutes',
  vital_days: 'counts of how fast visits were; nothing in them is about a person (rule ADM-90)',
  'verification_decisions.admin_id': 'a decision about another person, which is in that person’s download',
};

/** Returns all data that the database holds about an account, by list, without secrets and other accounts' data. */
export async function collect(db: Db, id: number): Promise<Record<string, Record<string, unknown>[]>> {
  const lists: [string, Record<string, unknown>[]][] = [];
  for (const [name, { read }] of Object.entries({ ...download, ...others })) lists.push([name, await read(db, id)]);
  return Object.fromEntries(lists);
}

/** Lists of rows that belong to an account by another table. */
const others = {
  quote_versions: { heading: 'Versiones de tus presupuestos', read: quotes.versionsOf },
  citas: { heading: 'Citas de tus presupuestos', read: quotes.citasOf },
  quote_entries: { heading: 'Adicionales y pagos de tus presupuestos', read: quotes.entriesOf },
  cita_answers: { heading: 'Si la otra parte fue a tus citas', read: quotes.citaAnswersOf },
  inquiry_photos: { heading: 'Fotos de tus pedidos', read: inquiryPhotosOf },
  newsletter: { heading: 'Boletín', read: newsletterOf },
  messages_to_support_after: { heading: 'Conversación con el equipo', read: entriesOf },
};

export type ListName = keyof typeof download | keyof typeof others;

/** The heading of each list of the download in the readable file. */
export const headings = Object.fromEntries(
  Object.entries({ ...download, ...others }).map(([name, { heading }]) => [name, heading]),
) as Readonly<Record<ListName, string>>;

/** Returns which photos the account's pedidos have. The photos themselves are behind the account's own links. */
function inquiryPhotosOf(db: Db, id: number) {
  return db
    .selectFrom('inquiry_photos as f')
    .innerJoin('inquiries as q', 'q.id', 'f.inquiry_id')
    .select(['f.inquiry_id', 'f.position', 'f.created_at'])
    .where('q.account_id', '=', id)
    .orderBy('f.inquiry_id')
    .orderBy('f.position')
    .execute();
}

/** Returns the newsletter rows of the account's address, once the account has verified the address. */
function newsletterOf(db: Db, id: number) {
  return db
    .selectFrom('newsletter_subscribers as n')
    .innerJoin('accounts as a', 'a.email_key', 'n.email_key')
    .select(['n.email', 'n.consent', 'n.consented_at', 'n.confirmed_at'])
    .where('a.id', '=', id)
    .where('a.email_verified', '=', 1)
    .execute();
}

/** Returns the later entries, by either side, of the account's messages to the team. */
function entriesOf(db: Db, id: number) {
  return db
    .selectFrom('message_entries as e')
    .innerJoin('contact_messages as m', 'm.id', 'e.message_id')
    .select(['e.message_id', 'e.side', 'e.text', 'e.created_at'])
    .where('m.account_id', '=', id)
    .orderBy('e.id')
    .execute();
}
