import { Button } from '../../ui/Button.tsx';

interface StaleActionsProps {
  title: string;
  /** undefined: it has no form that shows the changes */
  onSee: (() => void) | undefined;
  onKeep: () => void;
  onTake: () => void;
}

/** Shows the three choices for an edit that waited while another person changed the same thing (rule NAV-96). */
export function StaleActions({ title, onSee, onKeep, onTake }: StaleActionsProps) {
  return (
    <>
      {onSee && (
        <Button size="sm" onClick={onSee} aria-label={`Ver cambios: ${title}`}>
          Ver cambios
        </Button>
      )}
      <Button size="sm" variant="outline" onClick={onKeep} aria-label={`Usar mi versión: ${title}`}>
        Usar mi versión
      </Button>
      <Button size="sm" variant="outline" onClick={onTake} aria-label={`Usar la otra versión: ${title}`}>
        Usar la otra versión
      </Button>
    </>
  );
}
