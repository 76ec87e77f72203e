import type { ReviewFilter } from '../../parts/review/arrange.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/StateCard.tsx';

/** There are reviews, but the filter keeps none. */
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
