import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { cx } from '../../ui/cx.ts';
import type { Pickable } from './choice.ts';
import { usePick } from './use-pick.ts';

/** Adds a service of a list to the picked services, or removes it. */
export function PickButton({ service, className }: { service: Pickable; className?: string }) {
  const [isChosen, toggle] = usePick(service);
  const Icon = isChosen ? Check : Plus;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={`Marcar: ${service.title}`}
      onClick={toggle}
      className={cx(
        'flex size-11 shrink-0 items-center justify-center rounded-pill border-2 shadow-card transition-colors focus-visible:rounded-pill',
        isChosen ? 'border-primary bg-primary text-on-primary' : 'border-primary bg-surface text-link',
        className,
      )}
    >
      <Icon size={22} aria-hidden="true" />
    </button>
  );
}
