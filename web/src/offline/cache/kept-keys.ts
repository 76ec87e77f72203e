import type { QueryKey } from '@tanstack/react-query';

interface KeptKind {
  prefix: QueryKey;
  /** `own`: the answer may depend on who asks */
  whose: 'public' | 'own';
  /** stands around or behind many screens: says nothing of how old what they show is */
  isBackground?: true;
}

/** What is kept for when there is no signal. The panel of administration, money and forms that edit are left out. */
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
  // every heart asks for them
  { prefix: ['favorites'], whose: 'own', isBackground: true },
  { prefix: ['history'], whose: 'own' },
  { prefix: ['notifications', 'list'], whose: 'own' },
  { prefix: ['saved-searches'], whose: 'own', isBackground: true },
  { prefix: ['subscriptions', 'provider'], whose: 'own', isBackground: true },
  { prefix: ['own-profile', 'completeness'], whose: 'own', isBackground: true },
  { prefix: ['metrics'], whose: 'own' },
];

/** How an answer is kept; undefined when it is not. */
export function keptKind(key: QueryKey): KeptKind | undefined {
  return kinds.find(({ prefix }) => prefix.every((part, index) => part === key[index]));
}
