/** The ways to get in touch. A `profile_` before one means that it was pressed on the profile, not on a service. */
const ways = ['whatsapp', 'phone', 'email'] as const;
type Way = (typeof ways)[number];

/** The events that count as getting in touch, from any page. */
export const contactKinds = [...ways, ...ways.map((way) => `profile_${way}` as const)];

/**
 * The events that count as seeing a provider's page. A contact counts too, because the person saw the page (rule
 * METR-4).
 */
export const seenKinds = ['service_view' as const, 'profile_view' as const, ...contactKinds];

/** Views and presses: one row for each viewer, subject and local day (rule METR-4). */
export interface DailyEventsTable {
  kind: 'service_view' | Way | 'profile_view' | 'profile_card' | `profile_${Way}` | 'post_view' | 'post_share';
  /** the provider's, service's or post's id */
  subject_id: number;
  /** an account, or a visitor's network under a name that changes every day */
  viewer: string;
  /** local, `YYYY-MM-DD` */
  day: string;
  /** the provider for whom the event counts */
  provider_id: number;
}

/** Calls about a provider from one network (a /48 of IPv6) on one day. We detect bursts from them (rule ADM-34). */
export interface DailyNetworksTable {
  provider_id: number;
  /** local, `YYYY-MM-DD` */
  day: string;
  /** a hash that changes every day */
  network: string;
  calls: number;
}
