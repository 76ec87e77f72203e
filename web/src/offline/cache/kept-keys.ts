import type { QueryKey } from '@tanstack/react-query';

interface KeptKind {
  prefix: QueryKey;
  /** `own`: the response may depend on the account */
  whose: 'public' | 'own';
  /** shown around or behind many screens, so its age says nothing about the age of a screen */
  isBackground?: true;
}

/**
 * The queries whose responses are cached for when there is no connection. The administration panel, money and edit
 * forms are left out.
 */
const kinds: readonly KeptKind[] = [
  { prefix: ['categories'], whose: 'public', isBackground: true },
  { prefix: ['services', 'featured'], whose: 'public' },
  { prefix: ['services', 'list'], whose: 'public' },
  { prefix: ['services', 'similar'], whose: 'public', isBackground: true },
  { prefix: ['services', 'recent'], whose: 'public' },
  { prefix: ['services', 'detail'], whose: 'own' },
  { prefix: ['services', 'provider'], whose: 'own' },
  { prefix: ['providers'], whose: 'own' },
  { prefix: ['posts'], whose: 'own' },
  { prefix: ['reviews'], whose: 'own' },
  { prefix: ['offers'], whose: 'own', isBackground: true },
  // requested by every favorite button
  { prefix: ['favorites'], whose: 'own', isBackground: true },
  { prefix: ['history'], whose: 'own' },
  { prefix: ['notifications', 'list'], whose: 'own' },
  { prefix: ['saved-searches'], whose: 'own', isBackground: true },
  { prefix: ['subscriptions', 'provider'], whose: 'own', isBackground: true },
  { prefix: ['own-profile', 'completeness'], whose: 'own', isBackground: true },
  { prefix: ['metrics'], whose: 'own' },
];

/** Returns how a response is cached; undefined when it is not. */
export function keptKind(key: QueryKey): KeptKind | undefined {
  return kinds.find(({ prefix }) => prefix.every((part, index) => part === key[index]));
}
