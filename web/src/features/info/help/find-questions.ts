import type { Question } from '@tero/shared/content/question';
import { fold, words } from '@tero/shared/rules/text/text';

/** Stop words: they do not count in a search. */
const fillers = new Set(
  'a al ante como con cual cuando de del desde donde el en es la las lo los me mi mis no o para por puedo que se si sin su sus tengo tero un una y'.split(
    ' ',
  ),
);

/** Returns the search stems of a text: its words without accents and endings, so that «precios» also finds «precio». */
export function searchStems(text: string): string[] {
  const asked = words(text);
  const telling = asked.filter((word) => !fillers.has(word));
  return (telling.length > 0 ? telling : asked).map(stem);
}

/**
 * Returns the questions that contain every stem: first those with all in the question, then those that need the answer.
 */
export function findQuestions(questions: readonly Question[], stems: readonly string[]): Question[] {
  const asking = questions.filter(({ question }) => holds(question, stems));
  const mentioning = questions.filter(
    (each) => !asking.includes(each) && holds([each.question, ...each.answer, each.notice ?? ''].join(' '), stems),
  );
  return [...asking, ...mentioning];
}

function holds(text: string, stems: readonly string[]): boolean {
  const found = words(text);
  return stems.every((asked) => found.some((word) => word.startsWith(asked)));
}

/** Splits the text into pieces, and marks those that match the search. */
export function markHits(text: string, stems: readonly string[]): { text: string; hit: boolean }[] {
  return text
    .split(/([\p{L}\p{N}\p{M}]+)/u)
    .filter(Boolean)
    .map((piece) => {
      const word = fold(piece);
      return { text: piece, hit: stems.some((asked) => word.startsWith(asked)) };
    });
}

function stem(word: string): string {
  const short = word.replace(/(?:[aei]r|[aeo]s|[aeos])$/, '');
  return short.length >= 4 ? short : word;
}
