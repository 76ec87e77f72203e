import type { Ref } from 'react';
import { cx } from './cx.ts';

interface StepProgressProps {
  /** the purpose of the steps */
  label: string;
  /** their titles, in order */
  titles: readonly string[];
  /** the step that is shown, from 0 */
  step: number;
  /** the line that names the current step, which can take the focus when the step changes */
  lineRef: Ref<HTMLParagraphElement>;
}

/** Shows the progress of a form in steps: the current step, the next step, and a bar with a part for each step. */
export function StepProgress({ label, titles, step, lineRef }: StepProgressProps) {
  const place = `Paso ${step + 1} de ${titles.length}`;
  const following = titles[step + 1];
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p ref={lineRef} tabIndex={-1} className="rounded-control font-semibold text-sm">
          {place}
          <span className="sr-only">: {titles[step]}</span>
        </p>
        <p className="text-muted text-sm">{following ? `Sigue: ${following}` : 'Último paso'}</p>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={titles.length}
        aria-valuenow={step + 1}
        aria-valuetext={`${place}: ${titles[step]}`}
        className="mt-2 flex gap-1.5"
      >
        {titles.map((title, at) => (
          <span
            key={title}
            className={cx(
              'edged h-2 grow rounded-pill transition-colors',
              at <= step ? 'bg-primary forced-colors:bg-[Highlight]' : 'bg-sunken',
            )}
          />
        ))}
      </div>
    </div>
  );
}
