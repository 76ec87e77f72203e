/** Something that a viewer saw or pressed: one row a viewer, subject and local day (rule METR-4). */
export interface DailyEventsTable {
  kind: 'profile_view' | 'service_view' | 'whatsapp' | 'phone' | 'email' | 'post_view' | 'post_share';
  /** the provider's, service's or post's id */
  subject_id: number;
  /** an account, or a hash of address and browser that changes every day */
  viewer: string;
  /** local, `YYYY-MM-DD` */
  day: string;
  /** the provider whom the event counts for */
  provider_id: number;
}
