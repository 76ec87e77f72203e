import type { ComponentType } from 'react';
import type { UserType } from '../../lib/session/session-storage.ts';

/** The visitors that a screen is for. `guest`: signed-in people are redirected. */
export type Visitor = 'anyone' | 'account' | 'client' | 'provider' | 'admin' | 'guest';

/** The code of a screen. */
export interface LoadedScreen {
  Component: ComponentType;
  /** begins to read the screen's first data; resolves when the data is there or cannot be read */
  readAhead?: (params: Readonly<Record<string, string | undefined>>, search: URLSearchParams) => Promise<unknown>;
}

export interface Screen {
  path: string;
  /** until the page sets its own ('Servicio' until its title is loaded) */
  title: string;
  who: Visitor;
  lazy: () => Promise<LoadedScreen>;
  /** the canonical address of a screen with several, may depend on the parameters; otherwise the current one */
  canonical?: string | ((params: Readonly<Record<string, string | undefined>>) => string);
  /** message shown to a visitor who is sent to the login, and to an account of another kind */
  ask?: string;
  /** message shown to an account of another kind, where `ask` would ask it to sign in */
  refusal?: string;
  /** stays while the message about the ended session shows (rule SES-11); SessionWatch goes on to the login */
  lingers?: boolean;
  /** whether the step needs no session, like a link from a mail: the end of a session does not close it */
  needsNone?: true;
  /** where a signed-in account of another kind is sent; `/unauthorized` unless given */
  otherKind?: string;
  /** a guest's screen that this signed-in account is shown all the same */
  alsoFor?: (url: URL, userType: UserType | null) => boolean;
  /** path to redirect to, by the requested address */
  sendOn?: (url: URL) => string | null;
}
