import { subject } from '../../lib/query/subject.ts';

/** The notifications of the account, which the bell reads and a push makes stale. */
export const aboutNotifications = subject('notifications');
