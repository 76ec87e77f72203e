import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';

interface RowButtonsProps {
  name: string;
  onEdit?: () => void;
  /** opens what the account of the row may do; none on one's own */
  onAccess?: (() => void) | undefined;
  onRemove?: () => void;
}

/** What can be done with a row; `name` tells its buttons from those of the others. */
export function RowButtons({ name, onEdit, onAccess, onRemove }: RowButtonsProps) {
  return (
    <>
      {onEdit && (
        <Button variant="ghost" size="icon" aria-label={`Editar ${name}`} title="Editar" onClick={onEdit}>
          <Pencil size={18} aria-hidden="true" />
        </Button>
      )}
      {onAccess && (
        <Button variant="ghost" size="icon" aria-label={`Permisos de ${name}`} title="Permisos" onClick={onAccess}>
          <KeyRound size={18} aria-hidden="true" />
        </Button>
      )}
      {onRemove && (
        <Button
          variant="ghost"
          size="icon"
          className="text-danger!"
          aria-label={`Eliminar ${name}`}
          title="Eliminar"
          onClick={onRemove}
        >
          <Trash2 size={18} aria-hidden="true" />
        </Button>
      )}
    </>
  );
}
