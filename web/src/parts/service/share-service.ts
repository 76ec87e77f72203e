import type { Service } from '@tero/shared/contract/services';
import { shareText } from '@tero/shared/rules/site/share-words';
import { addressAt } from '@tero/shared/rules/text/address';
import { toast } from '../../ui/toast.tsx';

/** What a link of a service tells beside it. */
export type Shared = Pick<Service, 'id' | 'title'> & Parameters<typeof shareText>[0];

/** Shares a service by the system's share sheet, or copies the link. */
export async function shareService(service: Shared): Promise<void> {
  const { id, title } = service;
  const url = addressAt(window.location.origin)`/servicios/${id}`;
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, text: shareText(service), url });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    toast.success('Enlace copiado');
  } catch {
    toast.error('Error al copiar el link');
  }
}
