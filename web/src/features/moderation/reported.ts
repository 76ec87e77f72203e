import type { ModeratedKind } from '@tero/shared/rules/moderation';

/** The thing that a person reports. */
export interface Reported {
  kind: ModeratedKind;
  id: number;
  /** for a pedido: the token of the link that opened it */
  token?: string;
  /** its name, for people who hear the page */
  name: string;
}
