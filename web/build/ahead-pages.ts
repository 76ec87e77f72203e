/**
 * The pages whose code the installed app fetches ahead, by whom they are for, the wider first (src/sw/stored-app.ts):
 * the help, those that show what the device may have kept, forms that the outbox sends, and pages that tell of a failure.
 * Paths from web/src/features. All other pages are kept when they are first opened.
 */
export const aheadPages = {
  visitor: [
    'home/HomePage',
    'services/listing/ListingPage',
    'services/listing/RecentPage',
    'services/detail/DetailPage',
    'providers/ProviderProfilePage',
    'reviews/ServiceReviewsPage',
    'reviews/provider/ProviderReviewsPage',
    'reviews/provider/SpanPages',
    'posts/PostPage',
    'compare/ComparePage',
    'history/HistoryPage',
    'outbox/OutboxPage',
    'inquiries/ask/AskPage',
    'info/HelpPage',
    'support/ContactPage',
    'support/ReportPage',
    'errors/UnauthorizedPage',
    'errors/MaintenancePage',
    'accounts/sign-in/LoginPage',
  ],
  account: [
    'inquiries/OwnInquiriesPage',
    'inquiries/OwnInquiryPage',
    'quotes/cita/CitasPage',
    'favorites/FavoritesPage',
    'notifications/NoticesPage',
    'services/publish/EditServicePage',
  ],
  provider: [
    'reviews/provider/OwnReviewsPage',
    'providers/own/ProviderSettingsPage',
    'providers/own/EditProfilePage',
    'posts/CreatePostPage',
    'posts/EditPostPage',
    'services/publish/CreateServicePage',
    'inquiries/ReceivedInquiriesPage',
    'quotes/OwnQuotesPage',
    'quotes/CreateQuotePage',
    'quotes/EditQuotePage',
    'subscriptions/SubscriptionPage',
    'safety/GoingPage',
  ],
  client: ['profile/UserProfilePage', 'profile/UserSettingsPage', 'reviews/WriteReviewPage'],
} as const;
