import { useState } from 'react';
import { useHeld } from '../../../common/outbox/use-held.ts';
import { useOnline } from '../../../lib/http/connectivity.ts';
import { eraseLeftBehind, type LeftBehind, readLeftBehind, retryAll } from '../../../offline/outbox/stored.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';

interface SignOutDialogProps {
  account: number;
  leftBehind: LeftBehind;
  onClose: () => void;
  /** signs out; resolves once that is done */
  onSignOut: () => Promise<void>;
}

const shown = 5;

/** Asks, before signing out, whether to keep or erase the outbox items and drafts on this device. */
export function SignOutDialog({ account, leftBehind, onClose, onSignOut }: SignOutDialogProps) {
  const [{ items, drafts }, setLeft] = useState(leftBehind);
  const [doing, setDoing] = useState<'send' | 'erase' | 'leave' | null>(null);
  const [trouble, setTrouble] = useState('');
  const online = useOnline();
  // holds back the items that the person may erase, so that they are not sent in the meantime
  useHeld(doing === 'send' ? [] : items.map(({ id }) => id));
  const count = items.length + drafts;
  const sends = online && items.length > 0;

  async function send() {
    setDoing('send');
    await retryAll();
    const left = await readLeftBehind(account);
    setDoing(null);
    setLeft(left);
    if (left.items.length + left.drafts === 0) await signOut();
    else if (left.items.length > 0) setTrouble('No pudimos enviar todo. Mirá por qué en «Pendientes».');
  }
  async function signOut() {
    setDoing('leave');
    await onSignOut();
  }
  async function erase() {
    setDoing('erase');
    try {
      await eraseLeftBehind(account);
      await onSignOut();
    } catch {
      setDoing(null);
      setTrouble('No pudimos borrar lo que falta enviar. Probá de nuevo.');
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && doing === null) onClose();
      }}
      size="sm"
      title={`Tenés ${count} ${count === 1 ? 'pendiente' : 'pendientes'} sin enviar`}
      description={`Todo eso está solo en este dispositivo. Si lo guardás, ${items.length > 0 ? 'lo enviamos' : 'lo encontrás acá'} cuando vuelvas a entrar.`}
    >
      <ul className="mb-5 list-disc pl-5 text-sm">
        {items.slice(0, shown).map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
        {items.length > shown && <li>y {items.length - shown} más</li>}
        {drafts > 0 && <li>{drafts === 1 ? '1 borrador sin terminar' : `${drafts} borradores sin terminar`}</li>}
      </ul>
      <p role="alert" className="text-danger text-sm not-empty:mb-4">
        {trouble}
      </p>
      <div className="flex flex-col gap-3">
        {sends && (
          <Button wide busy={doing === 'send'} onClick={() => void send()}>
            {doing === 'send' ? 'Enviando...' : 'Enviar ahora'}
          </Button>
        )}
        <Button
          wide
          variant={sends ? 'outline' : 'primary'}
          busy={doing === 'leave'}
          disabled={doing === 'send' || doing === 'erase'}
          onClick={() => void signOut()}
        >
          {doing === 'leave' ? 'Cerrando sesión…' : 'Cerrar sesión y guardar'}
        </Button>
        <Button
          wide
          variant="danger"
          busy={doing === 'erase'}
          disabled={doing === 'send' || doing === 'leave'}
          onClick={() => void erase()}
        >
          Cerrar sesión y borrar
        </Button>
        <Button wide variant="ghost" disabled={doing !== null} onClick={onClose}>
          Cancelar
        </Button>
      </div>
    </Dialog>
  );
}
