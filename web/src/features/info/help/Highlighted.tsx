import { Fragment } from 'react';
import { markHits } from './find-questions.ts';

export function Highlighted({ text, stems }: { text: string; stems: readonly string[] }) {
  if (stems.length === 0) return text;
  let at = 0;
  return markHits(text, stems).map((piece) => {
    const key = at;
    at += piece.text.length;
    if (!piece.hit) return <Fragment key={key}>{piece.text}</Fragment>;
    return (
      <mark key={key} className="rounded-sm bg-star text-deep-strong">
        {piece.text}
      </mark>
    );
  });
}
