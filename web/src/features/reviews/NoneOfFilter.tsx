import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/StateCard.tsx';
import type { ReviewFilter } from './list/arrange.ts';

/** Shown when there are reviews but none of them matches the filter. */
export function NoneOfFilter({ filter, onClear }: { filter: ReviewFilter; onClear: () => void }) {
  return (
    <EmptyState
      title={filter === 'negative' ? 'No hay reseñas negativas' : 'No hay reseñas positivas'}
      actions={
        <Button variant="outline" onClick={onClear}>
          Ver todas
        </Button>
      }
    />
  );
}
