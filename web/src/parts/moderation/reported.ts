import type { ModeratedKind } from '@tero/shared/rules/moderation';

/** What is reported. */
export interface Reported {
  kind: ModeratedKind;
  id: number;
  /** how it is called, for who hears the page */
  name: string;
}
