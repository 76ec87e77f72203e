import { subject } from '../../lib/query/subject.ts';

/** A provider's own quotes. */
export const aboutQuotes = subject('quotes');

/** Quotes as their links show them. */
export const aboutQuoteLinks = subject('quote-links');
