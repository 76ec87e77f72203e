import type { ComponentType } from 'react';

/** `guest`: signed-in people are sent on. */
export type Visitor = 'anyone' | 'account' | 'client' | 'provider' | 'admin' | 'guest';

export interface Screen {
  path: string;
  /** before the page knows better ('Servicio' until its title is there) */
  title: string;
  who: Visitor;
  lazy: () => Promise<{ Component: ComponentType }>;
  /** the one address of screens that have several, also by the parameters of this one; otherwise their own */
  canonical?: string | ((params: Readonly<Record<string, string | undefined>>) => string);
  /** what a visitor is told on the way to the login */
  ask?: string;
  /** stays while the end of its session is told (rule SES-11); SessionWatch goes on to the login */
  lingers?: boolean;
  /** another path, by the address asked for */
  sendOn?: (url: URL) => string | null;
}
