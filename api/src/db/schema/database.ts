import type { Kysely, Transaction } from 'kysely';
import type {
  AccountsTable,
  ConsentsTable,
  EmailChangesTable,
  IdentitiesTable,
  KnownDevicesTable,
  LoginFailuresTable,
  MailTokensTable,
  RecoveryCodesTable,
  SessionsTable,
  SignInCodesTable,
  SignInPlacesTable,
  TwoFactorTable,
} from './accounts.ts';
import type {
  AdminAlertsTable,
  AdminBatchesTable,
  AdminBatchRowsTable,
  AdminLogsTable,
  AdminLogTextsTable,
  AdminViewsTable,
} from './admin.ts';
import type { ProviderBlocksTable } from './blocks.ts';
import type { CategoriesTable, CategoryAliasesTable } from './categories.ts';
import type { CitaAnswersTable, CitasTable, PunctualProvidersTable } from './citas.ts';
import type { ContactQuestionsTable, ResponseTimesTable } from './contact-questions.ts';
import type { CrashesTable } from './crashes.ts';
import type { JobMarksTable, OutboxTable } from './delivery.ts';
import type { DeploymentFactsTable } from './deployment.ts';
import type { DailyEventsTable, DailyNetworksTable } from './events.ts';
import type { FavoritesTable } from './favorites.ts';
import type {
  ContactsTable,
  PhoneNetworksTable,
  PhoneViewsTable,
  ProfileContactsTable,
  VisitsTable,
} from './history.ts';
import type { IdempotencyKeysTable } from './idempotency.ts';
import type { StagedUploadsTable } from './images.ts';
import type { InquiriesTable, InquiryPhotosTable, InquiryRecipientsTable, MadeInquiriesTable } from './inquiries.ts';
import type { InvitedAccountsTable, InvitesTable } from './invites.ts';
import type { ContentReportsTable, ModerationCasesTable, ModerationDecisionsTable } from './moderation.ts';
import type { NewsletterIssuesTable, NewsletterSubscribersTable } from './newsletter.ts';
import type { NotificationSettingsTable, NotificationsTable, PushSubscriptionsTable } from './notifications.ts';
import type { OffersTable } from './offers.ts';
import type { SiteContentTable } from './operator.ts';
import type { ProviderPapersTable } from './papers.ts';
import type { PostImagesTable, PostLikesTable, PostsTable } from './posts.ts';
import type { CallCountsTable, JobTurnsTable } from './processes.ts';
import type { PastPausesTable, ProviderProfilesTable, VerificationDecisionsTable } from './providers.ts';
import type { QuoteEntriesTable } from './quote-entries.ts';
import type { PhoneCodesTable, QuotePhotosTable, QuotesTable, QuoteVersionsTable } from './quotes.ts';
import type { ReviewImagesTable, ReviewResponsesTable, ReviewsTable } from './reviews.ts';
import type { AccountTraitsTable, SettledRingsTable } from './rings.ts';
import type { SavedSearchesTable } from './saved-searches.ts';
import type {
  LexiconVersionTable,
  SearchDaysTable,
  SearchPeopleTable,
  SearchSaltsTable,
  SearchTermsTable,
} from './searches.ts';
import type { ServiceDebutsTable, ServiceImagesTable, ServicesTable, SuggestionsTable } from './services.ts';
import type {
  FirstMonthsTable,
  PaymentNotificationsTable,
  PaymentsTable,
  ReceiptFilesTable,
  ReceiptsTable,
  RefundsTable,
  SubscriptionsTable,
} from './subscriptions.ts';
import type { AnswerTemplatesTable, ContactMessagesTable, MessageEntriesTable } from './support.ts';
import type { UsualPricesTable } from './usual-prices.ts';
import type { VitalDaysTable } from './vitals.ts';

export type { Cents, Flag, Instant } from '../values/values.ts';

/** Every table by its name. Other modules take the type of a row only from here, as `Table<'posts'>`. */
export interface Database {
  accounts: AccountsTable;
  consents: ConsentsTable;
  sessions: SessionsTable;
  login_failures: LoginFailuresTable;
  known_devices: KnownDevicesTable;
  sign_in_places: SignInPlacesTable;
  mail_tokens: MailTokensTable;
  email_changes: EmailChangesTable;
  identities: IdentitiesTable;
  sign_in_codes: SignInCodesTable;
  second_steps: TwoFactorTable;
  recovery_codes: RecoveryCodesTable;
  provider_profiles: ProviderProfilesTable;
  past_pauses: PastPausesTable;
  verification_decisions: VerificationDecisionsTable;
  provider_papers: ProviderPapersTable;
  categories: CategoriesTable;
  category_aliases: CategoryAliasesTable;
  services: ServicesTable;
  service_images: ServiceImagesTable;
  suggestions: SuggestionsTable;
  service_debuts: ServiceDebutsTable;
  usual_prices: UsualPricesTable;
  reviews: ReviewsTable;
  review_images: ReviewImagesTable;
  review_responses: ReviewResponsesTable;
  favorites: FavoritesTable;
  visits: VisitsTable;
  contacts: ContactsTable;
  profile_contacts: ProfileContactsTable;
  inquiries: InquiriesTable;
  made_inquiries: MadeInquiriesTable;
  inquiry_recipients: InquiryRecipientsTable;
  inquiry_photos: InquiryPhotosTable;
  contact_questions: ContactQuestionsTable;
  response_times: ResponseTimesTable;
  posts: PostsTable;
  post_images: PostImagesTable;
  post_likes: PostLikesTable;
  offers: OffersTable;
  quotes: QuotesTable;
  quote_versions: QuoteVersionsTable;
  citas: CitasTable;
  quote_entries: QuoteEntriesTable;
  quote_photos: QuotePhotosTable;
  cita_answers: CitaAnswersTable;
  punctual_providers: PunctualProvidersTable;
  phone_codes: PhoneCodesTable;
  daily_events: DailyEventsTable;
  daily_networks: DailyNetworksTable;
  phone_views: PhoneViewsTable;
  phone_networks: PhoneNetworksTable;
  provider_blocks: ProviderBlocksTable;
  account_traits: AccountTraitsTable;
  settled_rings: SettledRingsTable;
  subscriptions: SubscriptionsTable;
  first_months: FirstMonthsTable;
  payments: PaymentsTable;
  refunds: RefundsTable;
  receipts: ReceiptsTable;
  receipt_files: ReceiptFilesTable;
  payment_notifications: PaymentNotificationsTable;
  notifications: NotificationsTable;
  notification_settings: NotificationSettingsTable;
  push_subscriptions: PushSubscriptionsTable;
  saved_searches: SavedSearchesTable;
  invites: InvitesTable;
  invited_accounts: InvitedAccountsTable;
  outbox: OutboxTable;
  finished_jobs: JobMarksTable;
  contact_messages: ContactMessagesTable;
  message_entries: MessageEntriesTable;
  answer_templates: AnswerTemplatesTable;
  moderation_cases: ModerationCasesTable;
  content_reports: ContentReportsTable;
  moderation_decisions: ModerationDecisionsTable;
  newsletter_issues: NewsletterIssuesTable;
  newsletter_subscribers: NewsletterSubscribersTable;
  site_content: SiteContentTable;
  idempotency_keys: IdempotencyKeysTable;
  staged_uploads: StagedUploadsTable;
  admin_logs: AdminLogsTable;
  admin_log_texts: AdminLogTextsTable;
  admin_views: AdminViewsTable;
  admin_alerts: AdminAlertsTable;
  admin_batches: AdminBatchesTable;
  admin_batch_rows: AdminBatchRowsTable;
  crashes: CrashesTable;
  vital_days: VitalDaysTable;
  search_days: SearchDaysTable;
  search_people: SearchPeopleTable;
  search_salts: SearchSaltsTable;
  search_terms: SearchTermsTable;
  lexicon_version: LexiconVersionTable;
  call_counts: CallCountsTable;
  job_turns: JobTurnsTable;
  deployment_facts: DeploymentFactsTable;
}

export type Table<Name extends keyof Database> = Database[Name];

declare const isOuter: unique symbol;

/** The database or a transaction on it, for functions that may run in either. */
export type Db = Kysely<Database>;

/** A transaction from `inTransaction`, for functions that must run inside one. The compiler accepts no other `Db`. */
export type Trx = Transaction<Database>;

declare const isHeld: unique symbol;

/**
 * A transaction that holds a lock on rows that it will count (`holdAccount`, `alone`, a quote's `hold`). Code that
 * compares a count with a cap must take this type. Otherwise two transactions at once could both find room.
 */
export type Held = Trx & { readonly [isHeld]: true };

/**
 * The database itself, which opens transactions and must not be used inside one. The compiler accepts no other `Db`.
 */
export type OuterDb = Db & { readonly [isOuter]: true };
