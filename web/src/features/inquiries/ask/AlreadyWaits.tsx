import type { Inquiry } from '@tero/shared/contract/inquiries';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { useWaiting } from '../../../common/outbox/waiting.ts';
import { isUnconfirmed, type OutboxItem } from '../../../offline/outbox/outbox.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { EmptyState } from '../../../ui/StateCard.tsx';

interface AlreadyWaitsProps {
  item: OutboxItem;
  onAnew: () => void;
}

/**
 * Greets a person who comes back to a form whose pedido waits for signal. The form asks for nothing again unless the
 * person says so.
 */
export function AlreadyWaits({ item, onAnew }: AlreadyWaitsProps) {
  const { what } = item.body as Pick<Inquiry, 'what'>;
  return (
    <EmptyState
      icon={<MessagesSquare size={30} aria-hidden="true" />}
      title="Ya escribiste este pedido"
      text={
        isUnconfirmed(item)
          ? `«${what}» está en Pendientes hasta que confirmes tu celular. Confirmalo ahí, con el código que te mandamos por SMS.`
          : `Guardamos «${what}» cuando vuelva la conexión, y entonces abrís los chats desde Mis pedidos.`
      }
      actions={
        <>
          {isUnconfirmed(item) ? (
            <LinkButton to="/pendientes">Ver pendientes</LinkButton>
          ) : (
            <LinkButton to="/mis-pedidos">Ir a Mis pedidos</LinkButton>
          )}
          <Button variant="outline" onClick={onAnew}>
            Hacer otro pedido
          </Button>
        </>
      }
    />
  );
}

/** Returns the last waiting pedido that asks only services from this list. */
export function useSentFrom(given: readonly number[]): OutboxItem | undefined {
  return useWaiting('inquiry', true).findLast(({ body }) => {
    const { service_ids } = body as { service_ids?: readonly number[] };
    return service_ids?.every((id) => given.includes(id));
  });
}
