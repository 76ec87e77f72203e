import { fold, words } from '@tero/shared/rules/text';
import type { Question } from '../content/question.ts';

/** Words that say nothing about what is asked. */
const fillers = new Set(
  'a al ante como con cual cuando de del desde donde el en es la las lo los me mi mis no o para por puedo que se si sin su sus tengo tero un una y'.split(
    ' ',
  ),
);

/** What a text is searched by: its words without accents and endings, so that «precios» also finds «precio». */
export function searchStems(text: string): string[] {
  const asked = words(text);
  const telling = asked.filter((word) => !fillers.has(word));
  return (telling.length > 0 ? telling : asked).map(stem);
}

export function findQuestions(questions: readonly Question[], stems: readonly string[]): Question[] {
  return questions.filter((question) => {
    const found = words([question.question, ...question.answer, question.notice ?? ''].join(' '));
    return stems.every((asked) => found.some((word) => word.startsWith(asked)));
  });
}

/** The text in pieces, with those that the search has found marked. */
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
