import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { htmlOf } from '../src/delivery/mail/html.ts';

/** A person at a sign-in provider. Only Google uses `email_verified`. */
export interface Stranger {
  id: string;
  name: string;
  email?: string;
  email_verified?: boolean;
}

/** Simulated errors of a provider's response. */
export type Fault = 'hang' | 'garbage' | 'shapeless' | 'refuse' | 'redirect' | 'huge';

/** The simulated error of each call; null: none. Tests change it. */
export interface Faults {
  token: Fault | null;
  person: Fault | null;
}

export interface SignInServer {
  base: string;
  clientId: string;
  clientSecret: string;
  /** the people to choose from on the provider's page; tests add to them */
  people: Stranger[];
  faults: Faults;
  close(): Promise<void>;
}

export interface SignInServerOptions {
  /** the callback URLs that the provider accepts */
  redirectUris: string[];
  people?: Stranger[];
  /** a free port by default */
  port?: number;
}

/** Renders a page of the provider, where a person chooses by a link. */
export function page(title: string, links: Record<string, string>): string {
  const items = Object.entries(links).map(([text, href]) => `<li><a href="${htmlOf(href)}">${htmlOf(text)}</a></li>`);
  const style = 'font:18px sans-serif;line-height:3';
  return `<!doctype html><html lang="es"><meta charset="utf-8"><title>${title}</title><body style="${style}"><h1>${title}</h1><ul>${items.join('')}</ul></body></html>`;
}

/** Sends a wrong response; `hang` sends none. */
export function misbehave(fault: Fault, response: ServerResponse): void {
  if (fault === 'hang') return;
  const json = (text: string) => response.writeHead(200, { 'content-type': 'application/json' }).end(text);
  if (fault === 'garbage') json('<html>no es JSON');
  else if (fault === 'shapeless') json('{"sub":{"x":1},"id":[],"access_token":7}');
  else if (fault === 'huge') json(`{"sub":"1","id":"1","access_token":"x","name":"${'x'.repeat(200_000)}"}`);
  else if (fault === 'redirect') response.writeHead(302, { location: '/otro-lado' }).end();
  else response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":"server_error"}');
}

export async function listen(server: Server, port = 0): Promise<string> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

/** Returns the settings of an app whose sign-in uses these servers. */
export function settingsFor(google: SignInServer, facebook: SignInServer) {
  return {
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    GOOGLE_AUTH_BASE: google.base,
    FACEBOOK_CLIENT_ID: facebook.clientId,
    FACEBOOK_CLIENT_SECRET: facebook.clientSecret,
    FACEBOOK_AUTH_BASE: facebook.base,
  };
}
