import { useQueryClient } from '@tanstack/react-query';
import { type PhotoStage, quotePhotoFiles, quotePhotosBody } from '@tero/shared/contract/quotes-photos';
import { Controller } from 'react-hook-form';
import { OutboxFormFrame } from '../../../common/form/OutboxFormFrame.tsx';
import { useOutboxForm } from '../../../common/form/use-outbox-form.ts';
import { ImagePicker } from '../../../common/images/ImagePicker.tsx';
import { aboutWorkPhotos } from '../../../common/subjects.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chips } from '../../../ui/RadioGroup.tsx';
import { toast } from '../../../ui/toast.tsx';
import { photosTitle } from './photos-title.ts';

interface PhotosFormProps {
  token: string;
  /** how many more its account may add */
  left: number;
  onClose: () => void;
}

const stages: { value: PhotoStage; label: string }[] = [
  { value: 'before', label: 'De antes' },
  { value: 'after', label: 'De después' },
];

/** Adds photos of a work that is done; they wait for signal (rule QUOTE-58). */
export function PhotosForm({ token, left, onClose }: PhotosFormProps) {
  const client = useQueryClient();
  const state = useOutboxForm({
    kind: 'quote-photos',
    schema: quotePhotosBody,
    place: { begins: 'quote-photos', about: `~${token}` },
    known: { stage: 'after' as PhotoStage },
    images: { rules: { ...quotePhotoFiles, max: left } },
    item: (body) => ({ params: { token }, body, title: photosTitle(body.stage) }),
    onSent() {
      void client.invalidateQueries({ queryKey: aboutWorkPhotos.prefix });
      toast.success('Fotos agregadas');
      onClose();
    },
    queued: 'Guardamos las fotos y las agregamos cuando vuelva la conexión',
    onQueued: onClose,
  });
  const { form } = state;
  return (
    <OutboxFormFrame
      form={state}
      loading={<div className="min-h-60" />}
      className="gap-4"
      sending="Enviando las fotos…"
      failure="No pudimos agregar las fotos. Probá de nuevo."
      actions={
        <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
          <Button
            variant="outline"
            onClick={() => {
              void state.drop();
              onClose();
            }}
          >
            Cancelar
          </Button>
          <Button type="submit" busy={state.isBusy}>
            {state.isSending ? 'Enviando...' : 'Guardar las fotos'}
          </Button>
        </div>
      }
    >
      <Controller
        control={form.control}
        name="stage"
        render={({ field }) => (
          <Chips legend="De cuándo son" choices={stages} value={field.value} onChange={field.onChange} />
        )}
      />
      <ImagePicker
        ref={state.imagesButton}
        photos={state.images}
        legend="Fotos"
        hint="No son públicas: las ve quien tenga este enlace."
        required
        error={state.ofImages}
        onOpen={state.save}
      />
    </OutboxFormFrame>
  );
}
