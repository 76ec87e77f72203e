import type { ReactNode } from 'react';

interface CallToActionProps {
  title: string;
  text: ReactNode;
  /** links that look like buttons */
  actions: ReactNode;
}

/** Shows the next step at the end of a page. */
export function CallToAction({ title, text, actions }: CallToActionProps) {
  return (
    <section className="mt-16 flex flex-wrap items-center justify-between gap-6 rounded-card border border-line bg-sunken p-6 sm:p-8">
      <div className="max-w-xl">
        <h2 className="text-2xl">{title}</h2>
        <p className="mt-2 text-ink">{text}</p>
      </div>
      <div className="flex flex-wrap gap-3">{actions}</div>
    </section>
  );
}
