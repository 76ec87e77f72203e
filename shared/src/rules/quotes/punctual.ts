import type { CitaOutcome } from '../../contract/quotes-cita.ts';
import { limits } from '../../limits.ts';

/** What a client says of a confirmed cita. */
interface ClientAnswer {
  /** the phone that accepted the quote */
  person: string;
  outcome: CitaOutcome;
  /** the client says that the provider did not come, and the provider says that it did */
  isContradicted: boolean;
}

/** The least share of citas to which a provider came, and the most that are contradicted. */
const shares = { came: 0.8, contradicted: 0.25 };

/**
 * Counts what clients say of a provider's citas; contradicted answers count for nothing. `punctual` is the public
 * figure: null unless enough people answered, nearly always that the provider came (rule CITA-11).
 */
export function usualComing(answers: readonly ClientAnswer[]) {
  const counted = answers.filter(({ isContradicted }) => !isContradicted);
  const came = counted.filter(({ outcome }) => outcome === 'came').length;
  const people = new Set(counted.map(({ person }) => person)).size;
  const isUsual =
    people >= limits.citaPeople &&
    came >= counted.length * shares.came &&
    answers.length - counted.length <= answers.length * shares.contradicted;
  return { came, absent: counted.length - came, people, punctual: isUsual ? { citas: counted.length } : null };
}

/** 'Suele venir cuando dice · 14 citas'. */
export function punctualWords({ citas }: { citas: number }): string {
  return `Suele venir cuando dice · ${citas} citas`;
}
