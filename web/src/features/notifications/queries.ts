import { subject } from '../../lib/query/subject.ts';

/** The account's notifications, which the bell reads. A push makes them stale. */
export const aboutNotifications = subject('notifications');
