import type { ReactNode } from 'react';
import { useHashTarget } from '../../../lib/navigation/use-hash-target.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Prose } from '../layout/Prose.tsx';
import { Toc } from '../layout/Toc.tsx';
import { lastUpdated } from './last-updated.ts';

export interface LegalSection {
  id: string;
  title: string;
  body: ReactNode;
}

interface LegalLayoutProps {
  title: string;
  lead: string;
  sections: readonly LegalSection[];
  /** the other documents */
  related: readonly { label: string; to: string }[];
}

/** The layout of a legal document: date, table of contents and numbered sections. */
export function LegalLayout({ title, lead, sections, related }: LegalLayoutProps) {
  useHashTarget();
  return (
    <div className="wrap py-8 sm:py-12">
      <PageHeading title={title} lead={lead} />
      <p className="mt-3 font-semibold text-sm">{lastUpdated}</p>
      <div className="mt-8 grid gap-8 lg:grid-cols-[17rem_1fr] lg:gap-14">
        <Toc entries={sections} />
        <div>
          {sections.map(({ id, title: heading, body }, index) => (
            <section key={id} aria-labelledby={id} className="mt-10 first:mt-0">
              <h2 id={id} className="text-2xl">
                {index + 1}. {heading}
              </h2>
              <Prose className="mt-4">{body}</Prose>
            </section>
          ))}
          <nav aria-label="Otros documentos" className="mt-12 flex flex-wrap gap-3 border-line border-t pt-6">
            {related.map(({ label, to }) => (
              <LinkButton key={to} to={to} variant="outline" size="sm">
                {label}
              </LinkButton>
            ))}
          </nav>
        </div>
      </div>
    </div>
  );
}
