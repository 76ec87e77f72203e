import ShieldAlert from 'lucide-react/icons/shield-alert';
import { createContext, type ReactNode, Suspense, useContext, useState } from 'react';
import { lazyPart, MissingPart } from '../../lib/lazy-part.tsx';
import { cx } from '../../ui/cx.ts';
import type { Person } from '../safety/person.ts';

const AdvanceDialog = lazyPart(async () => (await import('../safety/AdvanceDialog.tsx')).AdvanceDialog, MissingPart);

const IsWarned = createContext(false);

interface WaysInProps {
  /** the providers that these ways lead to; none: the way is to a client, or not known yet */
  people?: readonly Person[] | undefined;
  className?: string | undefined;
  /** the class of the line, if the page shows it elsewhere too */
  lineClassName?: string | undefined;
  children: ReactNode;
}

/**
 * The one line about money before every way into a chat or a call, once for all that it holds (rule TRUST-70). A way
 * that stands in none has its own: `WayLink` puts it there.
 */
export function WaysIn({ people = [], className, lineClassName, children }: WaysInProps) {
  const isWarned = useContext(IsWarned);
  if (isWarned) return children;
  return (
    <IsWarned value>
      <div data-ways-in="" className={cx('flex min-w-0 flex-col', className)}>
        <SafetyLine people={people} className={lineClassName} />
        {children}
      </div>
    </IsWarned>
  );
}

/** Shows only the line about money and what to do, for a page whose bar has no room for it. */
export function SafetyLine({ people, className }: { people: readonly Person[]; className?: string | undefined }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={cx(
          'relative z-1 -my-1 inline-flex min-h-11 max-w-full items-center gap-1.5 self-start rounded-control text-left text-sm leading-tight text-muted underline decoration-line underline-offset-4 hover:text-ink',
          className,
        )}
      >
        <ShieldAlert size={16} aria-hidden="true" className="shrink-0" />
        <span>
          No pagues por adelantado a quien no conocés<span className="sr-only">: qué hacer</span>
        </span>
      </button>
      {open && (
        <Suspense>
          <AdvanceDialog people={people} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
