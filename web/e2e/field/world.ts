/** The account that is signed in. */
export type Role = 'client' | 'provider';

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
  provider: Person;
  client: Person;
  /** the first is reviewed by strangers, the second by the client */
  services: [Service, Service];
  posts: [number, number];
  /** of the first service, by strangers; the second has a reply */
  reviews: [number, number];
  /** paused and switched on again */
  switched: Service;
  /** opened, and nothing else */
  visited: Service;
  /** what is removed, and nothing else is done with it */
  doomed: { post: { id: number }; service: Service; offer: { id: number }; reply: { id: number; review: number } };
}

interface Service {
  id: number;
  title: string;
}
