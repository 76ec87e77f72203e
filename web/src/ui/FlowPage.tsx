import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from './cx.ts';

const tones = {
  neutral: 'bg-primary-soft text-on-primary-soft',
  success: 'bg-success-soft text-success',
  warning: 'bg-warn-ground text-warn-ink',
  danger: 'bg-danger-soft text-danger',
};

export interface FlowStep {
  icon: ReactNode;
  tone?: keyof typeof tones;
  /** the page's one h1 */
  title: string;
  text?: ReactNode;
  /** a form, or the next actions */
  children?: ReactNode;
}

/**
 * Shows a step of a flow, with one message and one action. A page renders all its steps with the same FlowPage, so that
 * the next step is announced and the new title takes the focus.
 */
export function FlowPage({ icon, tone = 'neutral', title, text, children }: FlowStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);

  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) heading.current?.focus();
  }, [title]);

  return (
    <div className="wrap flex justify-center py-6 sm:py-14">
      <div className="w-full max-w-lg sm:rounded-card sm:border sm:border-line sm:bg-surface sm:p-8 sm:shadow-card">
        <span className={cx('flex size-16 items-center justify-center rounded-pill', tones[tone])}>{icon}</span>
        <div aria-live="polite">
          <h1 ref={heading} tabIndex={-1} className="mt-5 text-3xl">
            {title}
          </h1>
          {text != null && <div className="mt-2 text-lg text-muted">{text}</div>}
        </div>
        {children != null && <div className="mt-6 flex flex-col gap-4">{children}</div>}
      </div>
    </div>
  );
}
