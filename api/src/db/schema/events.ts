/** Something that somebody saw or pressed: once a viewer, subject and local day (decisions, posts and metrics). */
export interface DailyEventsTable {
  kind: 'profile_view' | 'service_view' | 'whatsapp' | 'phone' | 'email' | 'post_view' | 'post_share';
  /** the provider's, service's or post's id */
  subject_id: number;
  /** an account, or a hash of address and browser that changes every day */
  viewer: string;
  /** local, `YYYY-MM-DD` */
  day: string;
  /** whom it concerns */
  provider_id: number;
}
