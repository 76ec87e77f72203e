import type { Generated, Kysely, Transaction } from 'kysely';
import type { IdentitiesTable, MailTokensTable, SignInCodesTable } from './accounts.ts';
import type { AdminLogsTable, RecoveryCodesTable, SecondStepsTable, VerificationDecisionsTable } from './admin.ts';
import type { ConsentsTable } from './consents.ts';
import type { IdempotencyKeysTable, StagedUploadsTable } from './idempotency.ts';
import type {
  FinishedJobsTable,
  KnownDevicesTable,
  NotificationSettingsTable,
  PushSubscriptionsTable,
  SavedSearchesTable,
  ServiceDebutsTable,
} from './notifications.ts';
import type { DailyEventsTable, OffersTable, PostImagesTable, PostLikesTable, PostsTable } from './posts.ts';
import type {
  CategoriesTable,
  CategoryAliasesTable,
  ContactsTable,
  FavoritesTable,
  ReviewResponsesTable,
  ReviewsTable,
  ServiceImagesTable,
  ServicesTable,
  SuggestionsTable,
  VisitsTable,
} from './services.ts';
import type {
  NotificationsTable,
  PaymentNotificationsTable,
  PaymentsTable,
  SubscriptionsTable,
} from './subscriptions.ts';
import type { ContactMessagesTable, OutboxTable } from './support.ts';
import type { Flag, Instant } from './values.ts';

export type { IdentitiesTable, MailTokensTable, SignInCodesTable } from './accounts.ts';
export type {
  ContactsTable,
  FavoritesTable,
  ReviewResponsesTable,
  ReviewsTable,
  ServicesTable,
  VisitsTable,
} from './services.ts';
export type { ContactMessagesTable, OutboxTable } from './support.ts';
export type { Cents, Flag, Instant } from './values.ts';

export interface AccountsTable {
  id: Generated<number>;
  kind: 'user' | 'provider';
  role: 'user' | 'provider' | 'admin';
  name: string;
  username: string | null;
  /** folded; unique across clients and providers */
  username_key: string | null;
  email: string;
  email_key: string;
  phone: string | null;
  address: string | null;
  /** key of the image store */
  profile_image: string | null;
  /** null for accounts that sign in elsewhere */
  password_hash: string | null;
  email_verified: Flag;
  created_at: Instant;
  updated_at: Instant;
}

export interface ProviderProfilesTable {
  account_id: number;
  company_name: string | null;
  service: string | null;
  specialty: string | null;
  description: string | null;
  location: string | null;
  cedula_number: string | null;
  birth_date: string | null;
  emergency_contact: string | null;
  emergency_phone: string | null;
  verification_status: 'approved' | 'pending' | 'rejected';
  documents_submitted_at: Instant | null;
  /** publishing is allowed until then; null: not at all (decisions, providers) */
  entitled_until: Instant | null;
  /** sum of `final_rating` in hundredths, over all its reviews */
  rating_total: number;
  reviews_count: number;
}

export interface SessionsTable {
  id: string;
  account_id: number;
  remember: Flag;
  user_agent: string | null;
  ip: string | null;
  created_at: Instant;
  last_seen_at: Instant;
  expires_at: Instant;
}

export interface LoginFailuresTable {
  /** `account:…` or `address:…` */
  key: string;
  failures: number;
  last_at: Instant;
}

export interface Database {
  accounts: AccountsTable;
  provider_profiles: ProviderProfilesTable;
  consents: ConsentsTable;
  sessions: SessionsTable;
  login_failures: LoginFailuresTable;
  categories: CategoriesTable;
  category_aliases: CategoryAliasesTable;
  services: ServicesTable;
  service_images: ServiceImagesTable;
  reviews: ReviewsTable;
  review_responses: ReviewResponsesTable;
  favorites: FavoritesTable;
  visits: VisitsTable;
  contacts: ContactsTable;
  suggestions: SuggestionsTable;
  mail_tokens: MailTokensTable;
  identities: IdentitiesTable;
  sign_in_codes: SignInCodesTable;
  outbox: OutboxTable;
  contact_messages: ContactMessagesTable;
  posts: PostsTable;
  post_images: PostImagesTable;
  post_likes: PostLikesTable;
  offers: OffersTable;
  daily_events: DailyEventsTable;
  subscriptions: SubscriptionsTable;
  payments: PaymentsTable;
  payment_notifications: PaymentNotificationsTable;
  notifications: NotificationsTable;
  notification_settings: NotificationSettingsTable;
  push_subscriptions: PushSubscriptionsTable;
  saved_searches: SavedSearchesTable;
  service_debuts: ServiceDebutsTable;
  known_devices: KnownDevicesTable;
  finished_jobs: FinishedJobsTable;
  idempotency_keys: IdempotencyKeysTable;
  staged_uploads: StagedUploadsTable;
  admin_logs: AdminLogsTable;
  verification_decisions: VerificationDecisionsTable;
  second_steps: SecondStepsTable;
  recovery_codes: RecoveryCodesTable;
}

/** The database, or a transaction on it: what repository functions take first. */
export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;
