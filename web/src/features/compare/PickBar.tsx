import { limits } from '@tero/shared/limits';
import X from 'lucide-react/icons/x';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { keepChosen, pathOfChosen, useChoice, usePicking } from './choice.ts';

/**
 * While services are picked: how many are, and the way to the comparison. In place of the bottom bar on phones, at the
 * lower end of the list elsewhere.
 */
export function PickBar() {
  const chosen = useChoice((choice) => choice.chosen);
  const stop = () => usePicking.setState({ isPicking: false });
  return (
    <section
      aria-label="Comparación"
      data-action-bar=""
      className="fixed inset-x-0 bottom-0 z-20 flex items-center gap-2 border-line border-t bg-surface px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:sticky md:bottom-4 md:rounded-card md:border md:py-3 md:shadow-float"
    >
      <p role="status" className="min-w-0 grow font-semibold text-sm leading-tight">
        {wordsOf(chosen.length)}
      </p>
      {chosen.length > 0 && (
        <Button variant="ghost" className="px-2!" onClick={() => keepChosen([])}>
          Vaciar
        </Button>
      )}
      {chosen.length > 1 && (
        <LinkButton to={pathOfChosen(chosen)} onClick={stop}>
          Comparar
        </LinkButton>
      )}
      <Button variant="ghost" size="icon" aria-label="Dejar de elegir" onClick={stop} className="-mr-2 text-muted!">
        <X size={22} aria-hidden="true" />
      </Button>
    </section>
  );
}

function wordsOf(count: number): string {
  if (count === 0) return `Elegí hasta ${limits.comparedServices} servicios para comparar`;
  if (count === 1) return '1 elegido: sumá otro para comparar';
  return `${count} de ${limits.comparedServices} elegidos`;
}
