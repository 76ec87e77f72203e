import type { ReactNode } from 'react';

interface AskedForProps {
  asked: { what: string; place: string; timing: string };
  /** of the section, for whom it is read out */
  label: string;
  /** whose words they are, above them */
  title: string;
  /** what can be done about it */
  children?: ReactNode;
}

/** What a client asked for, word for word: above the form that answers it, and on the quote (rules QUOTE-24 and QUOTE-31). */
export function AskedFor({ asked: { what, place, timing }, label, title, children }: AskedForProps) {
  return (
    <section aria-label={label} className="wrap-anywhere rounded-control bg-sunken px-4 py-3 print:hidden">
      <p className="text-muted text-sm">{title}</p>
      <blockquote className="whitespace-pre-line font-semibold">«{what}»</blockquote>
      <p className="mt-2">
        Dónde: {place}. Cuándo: {timing}.
      </p>
      {children}
    </section>
  );
}
