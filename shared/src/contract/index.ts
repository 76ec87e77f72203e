import { accounts } from './accounts.ts';
import { confirmation } from './accounts-confirmation.ts';
import { emailChange } from './accounts-email-change.ts';
import { emailVerification } from './accounts-email-verification.ts';
import { newPasswords } from './accounts-new-password.ts';
import { passwordReset } from './accounts-password-reset.ts';
import { recovery } from './accounts-recovery.ts';
import { socialSignIn } from './accounts-social-sign-in.ts';
import { twoFactor } from './accounts-two-factor.ts';
import { usernames } from './accounts-usernames.ts';
import { adminCategories } from './admin/categories.ts';
import { adminCrashes } from './admin/crashes.ts';
import { adminMoney } from './admin/figures/money.ts';
import { adminStats } from './admin/figures/stats.ts';
import { adminLogs } from './admin/logs.ts';
import { adminMessages } from './admin/messages.ts';
import { adminModeration } from './admin/moderation/cases.ts';
import { adminRings } from './admin/moderation/rings.ts';
import { adminNewsletter } from './admin/newsletter.ts';
import { adminOperator } from './admin/operator.ts';
import { adminBulk } from './admin/panel/bulk.ts';
import { adminTemplates } from './admin/panel/templates.ts';
import { adminPaymentEvents } from './admin/payment-events.ts';
import { adminPayments } from './admin/payments.ts';
import { adminPeople } from './admin/people.ts';
import { adminProviders } from './admin/providers.ts';
import { adminReceipts } from './admin/receipts.ts';
import { adminResponses } from './admin/review-responses.ts';
import { adminReviews } from './admin/reviews.ts';
import { adminSearches } from './admin/searches.ts';
import { adminServices } from './admin/services.ts';
import { adminSubscriptions } from './admin/subscriptions.ts';
import { adminTodo } from './admin/todo.ts';
import { adminUsers } from './admin/users.ts';
import { adminVerification } from './admin/verification.ts';
import { adminViews } from './admin/views.ts';
import { adminVitals } from './admin/vitals.ts';
import { blocks } from './blocks.ts';
import { categories } from './categories.ts';
import { citas } from './citas.ts';
import { contactQuestions } from './contact-questions.ts';
import { crashes } from './crashes.ts';
import { favorites } from './favorites.ts';
import { history } from './history.ts';
import { inquiries } from './inquiries.ts';
import { invites } from './invites.ts';
import { legal } from './legal.ts';
import { metrics } from './metrics.ts';
import { moderation } from './moderation.ts';
import { newsletter } from './newsletter.ts';
import { notifications } from './notifications.ts';
import { push } from './notifications-push.ts';
import { numbers } from './numbers.ts';
import { offers } from './offers.ts';
import { operator } from './operator.ts';
import { papers } from './papers.ts';
import { pauses } from './pauses.ts';
import { phoneConfirmation } from './phone-confirmation.ts';
import { phoneOwners } from './phone-owners.ts';
import { posts } from './posts.ts';
import { profile } from './profile.ts';
import { providers } from './providers.ts';
import { providerProfile } from './providers-own.ts';
import { quoteEntries } from './quote-entries.ts';
import { quotes } from './quotes.ts';
import { quotePhotos } from './quotes-photos.ts';
import { receipts } from './receipts.ts';
import { reviews } from './reviews.ts';
import { savedSearches } from './saved-searches.ts';
import { searches } from './searches.ts';
import { services } from './services.ts';
import { servicePlaces } from './services-places.ts';
import { publish } from './services-publish.ts';
import { similarServices } from './services-similar.ts';
import { subscriptions } from './subscriptions.ts';
import { support } from './support.ts';
import { uploads } from './uploads.ts';
import { usualPrices } from './usual-prices.ts';
import { vitals } from './vitals.ts';

/** Every call of the API, by feature. */
export const contract = {
  accounts,
  adminBulk,
  adminCategories,
  adminCrashes,
  adminLogs,
  adminMessages,
  adminModeration,
  adminRings,
  adminMoney,
  adminNewsletter,
  adminOperator,
  adminPaymentEvents,
  adminPayments,
  adminPeople,
  adminProviders,
  adminReceipts,
  adminResponses,
  adminReviews,
  adminSearches,
  adminServices,
  adminStats,
  adminSubscriptions,
  adminTemplates,
  adminTodo,
  adminUsers,
  adminVerification,
  adminViews,
  adminVitals,
  blocks,
  categories,
  citas,
  confirmation,
  contactQuestions,
  crashes,
  emailChange,
  support,
  socialSignIn,
  favorites,
  history,
  inquiries,
  metrics,
  moderation,
  newsletter,
  notifications,
  numbers,
  offers,
  operator,
  legal,
  papers,
  pauses,
  phoneConfirmation,
  phoneOwners,
  posts,
  profile,
  providerProfile,
  providers,
  publish,
  push,
  newPasswords,
  usernames,
  passwordReset,
  recovery,
  invites,
  quoteEntries,
  quotePhotos,
  quotes,
  receipts,
  reviews,
  savedSearches,
  searches,
  twoFactor,
  services,
  servicePlaces,
  similarServices,
  subscriptions,
  uploads,
  usualPrices,
  vitals,
  emailVerification,
};
