import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { cx } from '../../ui/cx.ts';

interface PhotoArrowProps {
  to: 'previous' | 'next';
  disabled: boolean;
  onClick: () => void;
  className?: string;
}

/** Shows an arrow over photos. It is disabled by `aria-disabled`, so that it keeps the focus at the last photo. */
export function PhotoArrow({ to, disabled, onClick, className = 'flex' }: PhotoArrowProps) {
  const [label, side, Icon] =
    to === 'previous' ? ['Foto anterior', 'left-3', ChevronLeft] : ['Foto siguiente', 'right-3', ChevronRight];
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onClick()}
      className={cx(
        'absolute inset-y-0 my-auto size-11 items-center justify-center rounded-pill bg-surface/95 text-ink shadow-card hover:bg-surface focus-visible:rounded-pill aria-disabled:cursor-default aria-disabled:opacity-40',
        side,
        className,
      )}
    >
      <Icon size={24} aria-hidden="true" />
    </button>
  );
}
