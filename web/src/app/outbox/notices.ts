import type { NoticeType } from '@tero/shared/rules/notifications';
import {
  aboutFavorites,
  aboutHistory,
  aboutInquiries,
  aboutOffers,
  aboutOpenSessions,
  aboutOwnMessages,
  aboutOwnProfile,
  aboutPosts,
  aboutProviders,
  aboutQuestions,
  aboutQuoteLinks,
  aboutQuotes,
  aboutReviews,
  aboutServices,
  aboutSubscriptions,
  staleByPause,
} from '../../common/subjects.ts';
import type { Subject } from '../../lib/query/subject.ts';
import { refresh } from './arrivals.ts';

const entitlement = [aboutSubscriptions, aboutOwnProfile];
const decision = [aboutOwnProfile, aboutProviders];
const published = [aboutServices, aboutPosts, aboutReviews, aboutOffers, aboutInquiries];

/** The subjects that become stale after each type of notice (rule NOTI-87). */
const stale: Record<NoticeType, readonly Subject[]> = {
  // the averages are part of lists, details, profiles and favorites
  new_review: [aboutReviews, aboutServices, aboutProviders, aboutFavorites],
  review_response: [aboutReviews],
  profile_approved: decision,
  profile_rejected: decision,
  subscription_activated: entitlement,
  subscription_expired: entitlement,
  subscription_paused: entitlement,
  subscription_cancelled: entitlement,
  payment_received: entitlement,
  payment_failed: entitlement,
  payment_refunded: entitlement,
  // the notice only repeats what is due, so no data change
  payment_reminder: [],
  // about a sign-in, or a changed password
  security_alert: [aboutOpenSessions],
  moderation: [...published, ...decision],
  review_reminder: [aboutHistory],
  contact_question: [aboutQuestions],
  pause_ended: staleByPause,
  paper_ends: [],
  inquiry_received: [aboutInquiries],
  // the card of its provider
  quote_received: [aboutInquiries, aboutQuoteLinks],
  quote_seen: [aboutQuotes, aboutQuoteLinks, aboutInquiries],
  quote_accepted: [aboutQuotes, aboutQuoteLinks, aboutInquiries],
  // the client's cache of an accepted quote
  quote_agreed: [aboutInquiries, aboutQuoteLinks],
  cita: [aboutQuotes, aboutQuoteLinks],
  new_service: [aboutServices],
  // comes by mail
  weekly_digest: [],
  new_message: [aboutOwnMessages],
  promotion: [aboutOffers],
  // comes by push
  team_todo: [],
};

/**
 * Refetches the subjects of a notice wherever they are shown, except the data of an open form. Ignores unknown types,
 * which a newer server may send.
 */
export function takeNotice(type: string): void {
  if (!Object.hasOwn(stale, type)) return;
  for (const { prefix } of stale[type as NoticeType]) void refresh(prefix, true);
}
