import type { AbsentTrade } from '../../words/format.ts';
import { absentAtHome } from './absent-at-home.ts';
import { absentForPeople } from './absent-for-people.ts';
import { absentRare } from './absent-rare.ts';

/** Trades that have no category yet, and the nearest categories. Frequent searches for them suggest new ones. */
export const absent: readonly AbsentTrade[] = [...absentAtHome, ...absentForPeople, ...absentRare];
