import type { ComponentProps } from 'react';
import type { Person } from '../safety/person.ts';
import { WaysIn } from './WaysIn.tsx';

/** The only element that leads into a chat or a call: never without the line about money (rule TRUST-70). */
export function WayLink({ people, ...link }: ComponentProps<'a'> & { people?: readonly Person[] | undefined }) {
  return (
    <WaysIn people={people}>
      <a {...link} />
    </WaysIn>
  );
}
