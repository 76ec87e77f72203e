import { useQueryClient } from '@tanstack/react-query';
import { limits } from '@tero/shared/limits';
import { savesData } from '../../lib/device/saving.ts';
import { useReader } from '../../lib/session/reader.ts';
import { toast } from '../../ui/toast.tsx';
import { serviceDetail } from '../services/service-queries.ts';
import { type Pickable, toggleChosen, useChoice } from './choice.ts';

/**
 * Returns whether a service is chosen to compare or to ask, and a function that adds or removes it. An added service is
 * fetched ahead, so that people can compare it without signal.
 */
export function usePick(service: Pickable): [isChosen: boolean, toggle: () => void] {
  const client = useQueryClient();
  const reader = useReader();
  const isChosen = useChoice(({ baskets }) => baskets.some(({ chosen }) => chosen.some(({ id }) => id === service.id)));

  function toggle() {
    const outcome = toggleChosen(service);
    if (outcome === 'full')
      toast.warning(
        `Podés marcar hasta ${limits.comparedServices} servicios por categoría. Quitá uno para sumar este.`,
      );
    if (outcome === 'added' && !savesData()) void client.prefetchQuery(serviceDetail(service.id, reader));
  }
  return [isChosen, toggle];
}
