import ChevronDown from 'lucide-react/icons/chevron-down';
import { Link } from 'react-router-dom';

export interface TocEntry {
  id: string;
  title: string;
}

const title = 'En esta página';

/** Shows the table of contents: folded above the text on phones, beside it on laptops and larger screens. */
export function Toc({ entries }: { entries: readonly TocEntry[] }) {
  return (
    <>
      <details className="group rounded-card border border-line bg-surface lg:hidden">
        <summary className="flex min-h-12 list-none items-center gap-3 rounded-card px-4 py-2 font-semibold [&::-webkit-details-marker]:hidden">
          <span className="grow">{title}</span>
          <ChevronDown size={22} aria-hidden="true" className="text-muted transition-transform group-open:rotate-180" />
        </summary>
        <nav aria-label={title} className="px-2 pb-3">
          <Entries entries={entries} />
        </nav>
      </details>
      <nav
        aria-label={title}
        className="sticky top-24 hidden max-h-[calc(100dvh-7rem)] self-start overflow-y-auto lg:block"
      >
        <p className="px-3 font-semibold">{title}</p>
        <Entries entries={entries} />
      </nav>
    </>
  );
}

function Entries({ entries }: { entries: readonly TocEntry[] }) {
  return (
    <ol className="mt-1">
      {entries.map(({ id, title }) => (
        <li key={id}>
          <Link
            to={`#${id}`}
            className="flex min-h-11 items-center rounded-control px-3 py-1.5 text-link leading-snug hover:bg-primary-soft hover:underline lg:min-h-9"
          >
            {title}
          </Link>
        </li>
      ))}
    </ol>
  );
}
