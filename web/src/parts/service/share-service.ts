import type { Service } from '@tero/shared/contract/services';
import { addressAt } from '@tero/shared/rules/text/address';
import { toast } from '../../ui/toast.tsx';

/** Shares a service by the system's share sheet, or copies the link. */
export async function shareService({ id, title }: Pick<Service, 'id' | 'title'>): Promise<void> {
  const url = addressAt(window.location.origin)`/servicios/${id}`;
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, text: `${title} en Tero`, url });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    toast.success('Link copiado');
  } catch {
    toast.error('Error al copiar el link');
  }
}
