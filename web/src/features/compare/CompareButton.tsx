import Scale from 'lucide-react/icons/scale';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { useChoice, usePicking } from './choice.ts';

/** Lets people pick services of a list for a comparison, and ends it. */
export function CompareButton() {
  const isPicking = usePicking((picking) => picking.isPicking);
  const count = useChoice(({ chosen }) => chosen.length);
  return (
    <Button
      variant="outline"
      aria-pressed={isPicking}
      onClick={() => usePicking.setState({ isPicking: !isPicking })}
      className={cx('shrink-0', isPicking && 'border-primary! bg-primary-soft! text-on-primary-soft!')}
    >
      <Scale size={20} aria-hidden="true" />
      Comparar
      {count > 0 && (
        <span>
          <span className="sr-only">: </span>
          {count}
          <span className="sr-only">{count === 1 ? ' elegido' : ' elegidos'}</span>
        </span>
      )}
    </Button>
  );
}
