import { subject } from '../../lib/query/subject.ts';

/** Apart from its reads: what every page loads knows what a notice makes stale. */
export const aboutOpenSessions = subject('open-sessions');
