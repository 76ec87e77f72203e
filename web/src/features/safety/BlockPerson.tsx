import Ban from 'lucide-react/icons/ban';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { type Blockable, useBlock, useBlocks, useUnblock } from './queries.ts';

interface BlockPersonProps {
  thing: Blockable;
  /** the person's name as the screen shows it, for people who hear only the button */
  name: string;
}

/** Lets a provider block or unblock the person behind a thing (rule TRUST-80). */
export function BlockPerson({ thing, name }: BlockPersonProps) {
  const { data } = useBlocks();
  const [open, setOpen] = useState(false);
  const blocking = useBlock();
  const unblocking = useUnblock();
  const block = data?.find(({ origin, origin_id }) => origin === thing.origin && origin_id === thing.id);
  if (block) {
    return (
      <span className="inline-flex flex-wrap items-center gap-x-2 text-sm">
        Bloqueaste a esta persona.
        <Button
          variant="ghost"
          size="sm"
          busy={unblocking.isPending}
          aria-label={`Desbloquear: ${name}`}
          onClick={() => unblocking.mutate(block.id)}
        >
          Desbloquear
        </Button>
      </span>
    );
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`Bloquear: ${name}`}
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-control px-3 font-medium text-muted text-sm transition-colors hover:bg-sunken hover:text-ink"
      >
        <Ban size={16} aria-hidden="true" />
        Bloquear
      </button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="¿Bloquear a esta persona?"
        description="Desde su cuenta ya no va a ver tu teléfono, escribirte desde Tero ni mandarte pedidos. No le avisamos, y la podés desbloquear cuando quieras. Sus reseñas quedan y, si ya anotó tu teléfono, lo sigue teniendo."
        confirmLabel="Bloquear"
        busyLabel="Bloqueando..."
        busy={blocking.isPending}
        onConfirm={() => blocking.mutate(thing, { onSettled: () => setOpen(false) })}
      />
    </>
  );
}
