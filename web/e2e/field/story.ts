import fc from 'fast-check';
import type { ItemKind } from '../../src/offline/kinds.ts';
import { type Fault, faults, type Weather } from './line.ts';
import type { Choice } from './moves/move.ts';
import { moves } from './moves/moves.ts';
import { type Role, roles } from './world.ts';

export type Step =
  | { do: 'write'; kinds: Record<Role, ItemKind>; device: number; tab: number; choice: Choice }
  | { do: 'weather'; weather: Weather }
  | { do: 'airplane'; device: number; on: boolean }
  | { do: 'kill server'; afterWrites: number; ms: number }
  | { do: 'kill browser'; device: number }
  | { do: 'wake'; device: number; pages: boolean; worker: boolean }
  | { do: 'tab'; how: 'open' | 'close' | 'crash' | 'reload'; tab: number }
  | { do: 'switch account'; to: Role };

export interface Story {
  role: Role;
  devices: number;
  tabs: number;
  /** the faults of the calls that write, in order; after the last there are none */
  deck: Fault[];
  steps: Step[];
}

const choice = fc.record<Choice>({
  thing: fc.nat(7),
  photos: fc.nat(2),
  patience: fc.constantFrom(0, 0, 60, 250, 700),
  isStubborn: fc.boolean(),
});
const weather = fc.constantFrom<Weather>('fine', 'fine', 'down', 'portal', 'busy');
const device = fc.nat(1);

/**
 * Returns steps that write. The person with the phone is known only when a step runs, because an earlier step may have
 * switched the account.
 */
function writes(): fc.Arbitrary<Step> {
  return fc.record({
    do: fc.constant('write' as const),
    kinds: fc.record({ client: kindOf('client'), provider: kindOf('provider'), visitor: kindOf('visitor') }),
    device,
    tab: fc.nat(2),
    choice,
  });
}

function kindOf(role: Role): fc.Arbitrary<ItemKind> {
  const kinds = Object.keys(moves) as ItemKind[];
  return fc.constantFrom(...kinds.filter((kind) => moves[kind].who.includes(role)));
}

const others: fc.WeightedArbitrary<Step>[] = [
  { weight: 5, arbitrary: fc.record({ do: fc.constant('weather' as const), weather }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('airplane' as const), device, on: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('kill server' as const), afterWrites: fc.nat(3), ms: fc.nat(40) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('kill browser' as const), device }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('wake' as const), device, pages: fc.boolean(), worker: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('tab' as const),
      how: fc.constantFrom('open' as const, 'close' as const, 'crash' as const, 'reload' as const),
      tab: fc.nat(2),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('switch account' as const), to: fc.constantFrom(...roles) }) },
];

/** Returns the story of a round. The same seed and round always give the same story. */
export function storyOf(seed: number, round: number): Story {
  const story = fc.record<Story>({
    role: fc.oneof(
      { weight: 4, arbitrary: fc.constant<Role>('client') },
      { weight: 7, arbitrary: fc.constant<Role>('provider') },
      { weight: 1, arbitrary: fc.constant<Role>('visitor') },
    ),
    devices: fc.constantFrom(1, 1, 1, 2),
    tabs: fc.constantFrom(1, 1, 2, 3),
    deck: fc.array(fc.oneof({ weight: 3, arbitrary: fc.constant<Fault>('none') }, fc.constantFrom(...faults)), {
      maxLength: 12,
    }),
    // each round has something to lose
    steps: fc
      .tuple(
        writes(),
        fc.array(fc.oneof({ weight: 22, arbitrary: writes() }, ...others), { minLength: 3, maxLength: 8 }),
      )
      .map(([first, more]) => [first, ...more]),
  });
  const [told] = fc.sample(fc.noBias(story), { seed: (seed * 100_003 + round) | 0, numRuns: 1 });
  return told as Story;
}
