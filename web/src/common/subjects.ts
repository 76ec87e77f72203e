import { subject } from '../lib/query/subject.ts';

// The subjects of reads that other code names too: arrivals and notices make these reads stale. They are separate from
// the reads, so that the service worker and the first load do not load the reads.

export const aboutCategories = subject('categories');
export const aboutFavorites = subject('favorites');
export const aboutHistory = subject('history');
export const aboutInquiries = subject('inquiries');
export const aboutOffers = subject('offers');
export const aboutOpenSessions = subject('open-sessions');
export const aboutOwnMessages = subject('own-messages');
export const aboutOwnProfile = subject('own-profile');
export const aboutPause = subject('pause');
export const aboutPosts = subject('posts');
export const aboutProviders = subject('providers');
export const aboutQuestions = subject('contact-questions');
/** Quotes as their links show them. */
export const aboutQuoteLinks = subject('quote-links');
/** A provider's own quotes. */
export const aboutQuotes = subject('quotes');
export const aboutReviews = subject('reviews');
export const aboutServices = subject('services');
export const aboutSettings = subject('notification-settings');
export const aboutSubscriptions = subject('subscriptions');
/** Photos of works, which are read by the links of their quotes. */
export const aboutWorkPhotos = subject('work-photos');

/** The subjects that are stale once a pause began, changed or ended. */
export const staleByPause = [aboutPause, aboutServices, aboutProviders, aboutOffers];
