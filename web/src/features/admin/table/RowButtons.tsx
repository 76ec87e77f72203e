import KeyRound from 'lucide-react/icons/key-round';
import Pencil from 'lucide-react/icons/pencil';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Trash2 from 'lucide-react/icons/trash';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';

/** The size of a button in a table's row, which is 40 px high. Buttons on a card are larger, for touch. */
const dense = 'lg:size-9';

interface RowButtonsProps {
  name: string;
  onEdit?: () => void;
  /** the row itself becomes the form; no dialog opens */
  editsInPlace?: boolean;
  /** opens the access rights of the row's account; missing for the administrator's own row */
  onAccess?: (() => void) | undefined;
  /** shows the verification of the row's provider, to decide again */
  onDecide?: () => void;
  onRemove?: () => void;
}

/** Shows the buttons of a row. `name` makes their labels unique. */
export function RowButtons({ name, onEdit, editsInPlace, onAccess, onDecide, onRemove }: RowButtonsProps) {
  return (
    <>
      {onEdit && (
        <Button
          variant="ghost"
          size="icon"
          className={dense}
          aria-haspopup={editsInPlace ? undefined : 'dialog'}
          aria-label={`Editar ${name}`}
          title="Editar"
          onClick={onEdit}
        >
          <Pencil size={18} aria-hidden="true" />
        </Button>
      )}
      {onDecide && (
        <Button
          variant="ghost"
          size="icon"
          className={dense}
          aria-haspopup="dialog"
          aria-label={`Verificación de ${name}`}
          title="Verificación"
          onClick={onDecide}
        >
          <ShieldCheck size={18} aria-hidden="true" />
        </Button>
      )}
      {onAccess && (
        <Button
          variant="ghost"
          size="icon"
          className={dense}
          aria-haspopup="dialog"
          aria-label={`Permisos de ${name}`}
          title="Permisos"
          onClick={onAccess}
        >
          <KeyRound size={18} aria-hidden="true" />
        </Button>
      )}
      {onRemove && (
        <Button
          variant="ghost"
          size="icon"
          className={cx(dense, 'text-danger!')}
          aria-haspopup="dialog"
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
