import { type ReactNode, useId } from 'react';

/** A titled list of rows. */
export function MetricSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <ul className="rounded-card border border-line bg-surface shadow-card">{children}</ul>
    </section>
  );
}
