import type { ReviewPhoto } from '@tero/shared/contract/reviews-photos';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Picture } from '../../../ui/Picture.tsx';

interface PhotoDialogProps {
  photos: readonly ReviewPhoto[];
  /** the place of the one that is shown first */
  first: number;
  label: (at: number) => string;
  name: string;
  onClose: () => void;
}

/** The photos of a review, one at a time, large. */
export function PhotoDialog({ photos, first, label, name, onClose }: PhotoDialogProps) {
  const [at, setAt] = useState(first);
  const photo = photos[at];
  const step = (by: number) => setAt((before) => (before + by + photos.length) % photos.length);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={`Fotos de la reseña de ${name}`}>
      {photo && (
        <Picture
          key={photo.id}
          src={photo.image_url}
          alt={label(at)}
          width={1280}
          height={960}
          priority
          className="max-h-[70dvh] rounded-control object-contain!"
        />
      )}
      {photos.length > 1 && (
        <div className="mt-3 flex items-center justify-between gap-3">
          <Button variant="outline" onClick={() => step(-1)} aria-label="Foto anterior">
            <ChevronLeft size={20} aria-hidden="true" />
          </Button>
          <p role="status" className="text-muted text-sm tabular-nums">
            {at + 1} de {photos.length}
          </p>
          <Button variant="outline" onClick={() => step(1)} aria-label="Foto siguiente">
            <ChevronRight size={20} aria-hidden="true" />
          </Button>
        </div>
      )}
    </Dialog>
  );
}
