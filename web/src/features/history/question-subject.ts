import { subject } from '../../lib/query/subject.ts';

/** Apart from its reads: the first load knows what an arrival makes stale. */
export const aboutQuestions = subject('contact-questions');
