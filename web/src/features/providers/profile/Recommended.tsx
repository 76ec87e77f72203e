import { readRecommendation } from './recommendation.ts';

/**
 * Shows the recommendation at the end of a shared link (rule CARD-3): the name of the person who shared it, and words
 * that are marked as theirs. It is plain text. Words that the form would refuse are not shown.
 */
export function Recommended({ end }: { end: string }) {
  const said = readRecommendation(end);
  if (!said) return null;
  return (
    <figure className="flex flex-col gap-1 rounded-card border border-line bg-sunken px-5 py-4">
      <figcaption className="wrap-anywhere font-semibold">Te lo recomienda {said.name}</figcaption>
      {said.word && <blockquote className="wrap-anywhere">«{said.word}»</blockquote>}
      <p className="text-muted text-sm">
        Lo escribió quien compartió este enlace. Tero no sabe quién es ni revisó lo que dice.
      </p>
    </figure>
  );
}
