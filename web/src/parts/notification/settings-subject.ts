import { subject } from '../../lib/query/subject.ts';

export const aboutSettings = subject('notification-settings');
