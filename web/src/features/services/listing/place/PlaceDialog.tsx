import { PlaceChooser } from '../../../../common/location/PlaceChooser.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Sheet } from '../../../../ui/Sheet.tsx';

interface PlaceDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** '': nowhere in particular */
  onChoose: (place: string) => void;
}

/** Asks where services are needed, from the chip of a list without a place. */
export function PlaceDialog({ open, onOpenChange, onChoose }: PlaceDialogProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="¿Dónde lo necesitás?"
      description="Te mostramos quién llega hasta ahí."
      footer={
        <Button variant="ghost" onClick={() => onChoose('')}>
          Ahora no
        </Button>
      }
    >
      <PlaceChooser value="" onChoose={onChoose} />
    </Sheet>
  );
}
