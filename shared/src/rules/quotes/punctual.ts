import type { CitaOutcome } from '../../contract/quotes-cita.ts';
import { limits } from '../../limits.ts';

/** A client's answer about a confirmed cita. */
interface ClientAnswer {
  /** the phone that accepted the quote */
  person: string;
  outcome: CitaOutcome;
  /** the client says that the provider did not come, and the provider says that it did */
  isContradicted: boolean;
}

/** The least share of people to whom a provider came last, and the most whose last answer is contradicted. */
const shares = { came: 0.8, contradicted: 0.25 };

/** The most citas of one person that the public figure counts. */
const citasOfPerson = 3;

/**
 * Counts what clients say of a provider's citas, the oldest first; contradicted answers count for nothing. `punctual`
 * is the public figure, of each person's last answer: null unless enough people say nearly always that the provider
 * came (rule CITA-11).
 */
export function usualComing(answers: readonly ClientAnswer[]) {
  const counted = answers.filter(({ isContradicted }) => !isContradicted);
  const cameTo = counted.filter(({ outcome }) => outcome === 'came');
  const everybody = [...new Map(answers.map((answer) => [answer.person, answer])).values()];
  const people = everybody.filter(({ isContradicted }) => !isContradicted);
  const isUsual =
    people.length >= limits.citaPeople &&
    people.filter(({ outcome }) => outcome === 'came').length >= people.length * shares.came &&
    everybody.length - people.length <= everybody.length * shares.contradicted;
  const citasOf = (of: string) => Math.min(cameTo.filter(({ person }) => person === of).length, citasOfPerson);
  const citas = people.reduce((sum, { person }) => sum + citasOf(person), 0);
  return {
    ...{ came: cameTo.length, absent: counted.length - cameTo.length, people: people.length },
    punctual: isUsual ? { citas } : null,
  };
}

/** 'Suele venir cuando dice · 14 citas'. */
export function punctualWords({ citas }: { citas: number }): string {
  return `Suele venir cuando dice · ${citas} citas`;
}
