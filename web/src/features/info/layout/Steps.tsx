import Lightbulb from 'lucide-react/icons/lightbulb';
import type { Step } from '../content/how-it-works.ts';

export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="grid gap-5 md:grid-cols-2">
      {steps.map(({ Icon, title, text, tip }, index) => (
        <li
          key={title}
          className="md:odd:last:col-span-2 flex gap-4 rounded-card border border-line bg-surface p-5 shadow-card sm:gap-5 sm:p-6"
        >
          <span className="flex size-14 shrink-0 items-center justify-center rounded-pill bg-primary text-on-primary">
            <Icon size={26} aria-hidden="true" />
          </span>
          <div>
            <h3 className="text-xl">
              {index + 1}. {title}
            </h3>
            <p className="mt-2">{text}</p>
            <p className="mt-3 flex gap-2 text-muted text-sm">
              <Lightbulb size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-warn-ink" />
              {tip}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
