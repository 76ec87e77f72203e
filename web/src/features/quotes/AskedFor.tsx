import type { SharedInquiry } from '@tero/shared/contract/inquiries';

/** What a client asked for, word for word, above the form that answers it (rule QUOTE-24). */
export function AskedFor({ inquiry: { what, place, timing } }: { inquiry: SharedInquiry }) {
  return (
    <section aria-label="Lo que te pidió" className="wrap-anywhere rounded-control bg-sunken px-4 py-3">
      <p className="text-muted text-sm">Te pidió:</p>
      <blockquote className="whitespace-pre-line font-semibold">«{what}»</blockquote>
      <p className="mt-2">
        Dónde: {place}. Cuándo: {timing}.
      </p>
    </section>
  );
}
