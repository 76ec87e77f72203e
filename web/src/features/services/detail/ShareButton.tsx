import Share2 from 'lucide-react/icons/share-2';
import { type Shared, shareService } from '../card/share-service.ts';

export function ShareButton({ service }: { service: Shared }) {
  return (
    <button
      type="button"
      onClick={() => void shareService(service)}
      aria-label={`Compartir: ${service.title}`}
      className="inline-flex size-11 items-center justify-center rounded-pill bg-surface/95 text-ink shadow-card transition-colors hover:bg-surface focus-visible:rounded-pill"
    >
      <Share2 size={20} aria-hidden="true" />
    </button>
  );
}
