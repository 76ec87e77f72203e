import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';

interface FoldProps {
  /** anchor for in-page links, which open it */
  id?: string;
  title: ReactNode;
  defaultOpen?: boolean;
  children: ReactNode;
}

/** Shows a heading that unfolds its content. It uses the browser's own element, so that find-in-page opens it too. */
export function Fold({ id, title, defaultOpen = false, children }: FoldProps) {
  return (
    <details id={id} open={defaultOpen} className="group rounded-card border border-line bg-surface shadow-card">
      <summary className="flex min-h-14 list-none items-center gap-4 rounded-card px-5 py-3 hover:text-link [&::-webkit-details-marker]:hidden">
        <h3 className="grow text-lg">{title}</h3>
        <ChevronDown
          size={22}
          aria-hidden="true"
          className="shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="px-5 pt-1 pb-5">{children}</div>
    </details>
  );
}
