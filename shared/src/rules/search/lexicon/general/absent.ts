import type { AbsentTrade } from '../../words/format.ts';
import { absentAtHome } from './absent-at-home.ts';
import { absentForPeople } from './absent-for-people.ts';
import { absentRare } from './absent-rare.ts';

/** Trades that no category stands for yet, and those that come near. What people still ask for opens new ones. */
export const absent: readonly AbsentTrade[] = [...absentAtHome, ...absentForPeople, ...absentRare];
