/** The roles of the person with the phone: one of two accounts, or a visitor. */
export const roles = ['client', 'provider', 'visitor'] as const;
export type Role = (typeof roles)[number];

/** Returns the account of a role; 0: none. */
export function accountOf(world: World, role: Role): number {
  return role === 'visitor' ? 0 : world[role].id;
}

interface Person {
  id: number;
}

/** A session as the web stores it. */
export interface Session {
  token: string;
  account: { id: number };
  userType: 'user' | 'provider';
  role: string;
}

/** The people and things of a round (scripts/e2e-field-world.mjs). */
export interface World {
  mark: string;
  /** ISO instant; visitors' rows on the server since then belong to this round */
  since: string;
  provider: Person;
  client: Person;
  /** strangers review the first service, and the client reviews the second */
  services: [Service, Service];
  posts: [number, number];
  /** reviews of the first service, by strangers; the second has a reply */
  reviews: [number, number];
  /** paused and switched on again */
  switched: Service;
  /** opened, and nothing else */
  visited: Service;
  /** whether the provider responded */
  question: { id: number };
  /** an accepted quote, and a day for its cita */
  agreed: { id: number; path: string; day: string };
  /** another, whose work is done */
  finished: { id: number; path: string };
  /** the things that are only removed */
  doomed: {
    post: { id: number };
    service: Service;
    offer: { id: number };
    quote: { id: number };
    reply: { id: number; review: number };
  };
}

interface Service {
  id: number;
  title: string;
}
