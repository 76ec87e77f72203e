/** The account that is signed in. */
export type Role = 'client' | 'provider';

/** A person of a round, with the session as the web stores it. */
export interface Person {
  id: number;
  session: { token: string; account: { id: number; name: string }; userType: 'user' | 'provider'; role: string };
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
