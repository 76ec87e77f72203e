import * as Radix from 'radix-ui/alert-dialog';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { useReturnFocus } from './return-focus.ts';
import { useBackCloses } from './use-back-closes.ts';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  /** content under the description: facts, a field */
  children?: ReactNode;
  /** something has to be filled in first */
  blocked?: boolean;
  confirmLabel: string;
  /** the button's text while `busy` ('Eliminando...') */
  busyLabel?: string;
  busy?: boolean;
  variant?: 'danger' | 'primary';
  cancelLabel?: string;
  /** the caller closes the dialog when done */
  onConfirm: () => void;
}

/** Asks for confirmation of an action that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, busyLabel, busy = false, onConfirm } = props;
  const focus = useReturnFocus();
  const change = (next: boolean) => !busy && onOpenChange(next);
  useBackCloses(open, () => change(false));
  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal>
        <div className="fixed inset-0 z-50 animate-fade bg-deep-strong/60" />
        <Radix.Content
          data-modal=""
          aria-modal="true"
          {...focus}
          className="fixed inset-x-3 top-1/2 z-50 mx-auto max-h-[88dvh] max-w-md -translate-y-1/2 overflow-y-auto rounded-card bg-surface p-6 shadow-float"
        >
          <Radix.Title className="text-xl">{title}</Radix.Title>
          <Radix.Description className="mt-2 text-muted">{description}</Radix.Description>
          {props.children && <div className="mt-4 flex flex-col gap-4">{props.children}</div>}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Radix.Cancel asChild>
              <Button variant="outline">{props.cancelLabel ?? 'Cancelar'}</Button>
            </Radix.Cancel>
            <Button variant={props.variant ?? 'danger'} busy={busy} disabled={props.blocked} onClick={onConfirm}>
              {busy && busyLabel ? busyLabel : confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
