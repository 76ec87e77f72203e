import Scale from 'lucide-react/icons/scale';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { chosenOf, type Pickable, tradeOf, useChoice, usePicking } from './choice.ts';

interface PickToggleProps {
  services: readonly Pick<Pickable, 'category_slug'>[] | undefined;
  className?: string;
}

/** Lets people pick services of a list to compare or to ask them, and ends it. */
export function PickToggle({ services = [], className }: PickToggleProps) {
  const isPicking = usePicking((picking) => picking.isPicking);
  const count = useChoice(({ baskets }) => chosenOf(baskets, tradeOf(services)).length);
  return (
    <Button
      variant="outline"
      aria-pressed={isPicking}
      onClick={() => usePicking.setState({ isPicking: !isPicking })}
      className={cx('shrink-0', className, isPicking && 'border-primary! bg-primary-soft! text-on-primary-soft!')}
    >
      <Scale size={20} aria-hidden="true" />
      <span>{count > 0 ? `Comparar o pedir (${count})` : 'Comparar o pedir'}</span>
    </Button>
  );
}
