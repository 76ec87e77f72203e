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
  ownReview: number;
}

interface Service {
  id: number;
  title: string;
}
