import { type ReactNode, useId } from 'react';

interface MetricSectionProps {
  title: string;
  /** says how its figures are counted */
  note?: string;
  children: ReactNode;
}

/** A titled list of rows. */
export function MetricSection({ title, note, children }: MetricSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {note && <p className="prose-line -mt-2 text-muted text-sm">{note}</p>}
      <ul className="rounded-card border border-line bg-surface shadow-card">{children}</ul>
    </section>
  );
}
