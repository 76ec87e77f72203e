import type { ReactNode } from 'react';

interface TwoPartsProps {
  main: ReactNode;
  /** further details: after the main part in a table's line, below it on a card */
  more?: ReactNode;
}

/** Shows a cell of two parts. */
export function TwoParts({ main, more }: TwoPartsProps) {
  if (!more) return main;
  return (
    <>
      <span className="max-lg:block">{main}</span>
      <span aria-hidden="true" className="mx-1.5 text-muted max-lg:hidden">
        ·
      </span>
      <span className="font-normal text-muted max-lg:block">{more}</span>
    </>
  );
}
