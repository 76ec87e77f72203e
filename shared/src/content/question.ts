import type { Promised } from './promised.ts';

/** The screens by which a visitor gets a session. */
export type Door = 'login' | 'register' | 'offer' | 'provider' | 'forgot';

export interface Question extends Promised {
  /** anchor: `/help?tab=proveedores#precio` */
  id: string;
  question: string;
  answer: readonly string[];
  /** shown together with the answer */
  notice?: string;
  /** `to`: a path, or the door by which a visitor gets an account */
  links?: readonly { label: string; to: string | { door: Door } }[];
}
