import type { correction } from '@tero/shared/contract/services-publish';
import type { z } from 'zod';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';

type Correction = z.output<typeof correction>;

export interface Corrections {
  title: Correction;
  description: Correction;
}

interface CorrectionsDialogProps {
  corrections: Corrections | null;
  onAccept: (corrections: Corrections) => void;
  onKeep: () => void;
  onClose: () => void;
}

/** Shows original against corrected; closed without a choice, nothing is sent (rule SVC-12). */
export function CorrectionsDialog({ corrections, onAccept, onKeep, onClose }: CorrectionsDialogProps) {
  if (!corrections) return null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Correcciones sugeridas"
      description="Revisamos la ortografía de lo que escribiste. Vos decidís qué texto se publica."
      size="lg"
      footer={
        <>
          <Button variant="outline" onClick={onKeep}>
            Mantener original
          </Button>
          <Button onClick={() => onAccept(corrections)}>Aceptar correcciones</Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <Compared name="Título" {...corrections.title} />
        <Compared name="Descripción" {...corrections.description} />
      </div>
    </Dialog>
  );
}

function Compared({ name, original, corrected }: Correction & { name: string }) {
  if (original === corrected) return null;
  return (
    <section>
      <h3 className="text-lg">{name}</h3>
      <dl className="mt-2 grid gap-3 sm:grid-cols-2">
        <div className="rounded-control bg-sunken p-3">
          <dt className="font-semibold text-muted text-sm">Original</dt>
          <dd className="mt-1 whitespace-pre-line wrap-break-word">{original}</dd>
        </div>
        <div className="rounded-control bg-success-soft p-3">
          <dt className="font-semibold text-sm text-success">Corregido</dt>
          <dd className="mt-1 whitespace-pre-line wrap-break-word">{corrected}</dd>
        </div>
      </dl>
    </section>
  );
}
