import type { Service } from '@tero/shared/contract/services';
import { addressAt } from '@tero/shared/rules/text/address';
import { Share2 } from 'lucide-react';
import { toast } from '../../../ui/toast.tsx';

/** Shares a service by the system's share sheet, or copies the link. */
export function ShareButton({ service }: { service: Pick<Service, 'id' | 'title'> }) {
  async function share() {
    const url = addressAt(window.location.origin)`/servicios/${service.id}`;
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({ title: service.title, text: `${service.title} en Tero`, url });
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
  return (
    <button
      type="button"
      onClick={() => void share()}
      aria-label={`Compartir: ${service.title}`}
      className="inline-flex size-11 items-center justify-center rounded-pill bg-surface/95 text-ink shadow-card transition-colors hover:bg-surface focus-visible:rounded-pill"
    >
      <Share2 size={20} aria-hidden="true" />
    </button>
  );
}
