import { useEffect, useRef } from 'react';

interface ChangesProps {
  changes: string[];
  /** that it changed while it was read; null when it did not */
  notice: string | null;
}

/** What a version changes; where it came while the one before was read, the page leads there and says so. */
export function Changes({ changes, notice }: ChangesProps) {
  const section = useRef<HTMLElement>(null);
  const line = useRef<HTMLParagraphElement>(null);
  const hasNotice = notice !== null;
  useEffect(() => {
    // once: what it says of a code goes once another was asked for, which leads nowhere
    if (!hasNotice) return;
    line.current?.focus({ preventScroll: true });
    // in braces: some browsers return a promise
    void section.current?.scrollIntoView({ block: 'start' });
  }, [hasNotice]);
  if (changes.length === 0 && notice === null) return null;
  return (
    <section
      ref={section}
      aria-label="Qué cambió"
      className="rounded-control bg-primary-soft px-4 py-3 text-on-primary-soft"
    >
      {notice && (
        <p ref={line} tabIndex={-1} className="mb-2 font-semibold outline-none print:hidden">
          {notice}
        </p>
      )}
      <h2 className="font-semibold">Qué cambió</h2>
      <ul className="mt-1 list-disc pl-5">
        {changes.map((change) => (
          <li key={change} className="wrap-anywhere whitespace-pre-line">
            {change}
          </li>
        ))}
      </ul>
    </section>
  );
}
