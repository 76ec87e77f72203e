import type { ComponentType } from 'react';
import type { UserType } from '../../lib/session/session-storage.ts';

/** The visitors that a screen is for. From a `guest` screen, signed-in people are redirected. */
export type Visitor = 'anyone' | 'account' | 'client' | 'provider' | 'admin' | 'guest';

/** The code of a screen. */
export interface LoadedScreen {
  Component: ComponentType;
  /** starts reading the screen's first data; resolves when they are there or cannot be read */
  readAhead?: (params: Readonly<Record<string, string | undefined>>, search: URLSearchParams) => Promise<unknown>;
}

export interface Screen {
  path: string;
  /** the title until the page sets its own ('Servicio' until the service's title is loaded) */
  title: string;
  who: Visitor;
  lazy: () => Promise<LoadedScreen>;
  /**
   * the canonical address of a screen with several addresses; may depend on the parameters; default: the current one
   */
  canonical?: string | ((params: Readonly<Record<string, string | undefined>>) => string);
  /** message shown to a visitor who is sent to the login, and to an account of another kind */
  ask?: string;
  /** message shown to an account of another kind, where `ask` would ask it to sign in */
  refusal?: string;
  /** whether the screen stays while the message about the ended session shows (rule SES-11) */
  lingers?: boolean;
  /** whether the screen needs no session, like a link from an email: the end of a session does not close it */
  needsNone?: true;
  /** path to which a signed-in account of another kind is sent; default: `/unauthorized` */
  otherKind?: string;
  /** returns whether a signed-in account sees this guest's screen too */
  alsoFor?: (url: URL, userType: UserType | null) => boolean;
  /** path to redirect to, by the requested address */
  sendOn?: (url: URL) => string | null;
}
