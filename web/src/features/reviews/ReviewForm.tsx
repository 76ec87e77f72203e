import type { Review } from '@tero/shared/contract/reviews';
import { reviewFiles } from '@tero/shared/contract/reviews-photos';
import type { Service } from '@tero/shared/contract/services';
import { limits } from '@tero/shared/limits';
import { formatRating, ratingsOf } from '@tero/shared/rules/ratings';
import { address } from '@tero/shared/rules/text/address';
import { useId, useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { restoredImages } from '../../common/form/restored.ts';
import { SendingPanel } from '../../common/form/SendingPanel.tsx';
import { useSending } from '../../common/form/use-sending.ts';
import { useTextForm } from '../../common/form/use-text-form.ts';
import { WaitsNote } from '../../common/form/WaitsNote.tsx';
import { ImagePicker } from '../../common/images/ImagePicker.tsx';
import { storedImage } from '../../common/images/image.ts';
import { keptOf, useImages } from '../../common/images/use-images.ts';
import { useTellQueued } from '../../common/outbox/use-tell-queued.ts';
import { isApiError } from '../../lib/http/client/api-error.ts';
import { isNoRoom, messageOf } from '../../lib/http/messages.ts';
import type { OpenedForm } from '../../offline/outbox/outbox.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Field } from '../../ui/Field.tsx';
import { StarInput } from '../../ui/StarInput.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { toast } from '../../ui/toast.tsx';
import { blankReview, draftOf, type ReviewDraft, reviewDraft } from './draft.ts';
import { FormAlert } from './FormAlert.tsx';
import { useChangeReview, useCreateReview } from './queries.ts';
import { subRatings } from './sub-ratings.ts';

interface ReviewFormProps {
  service: Service;
  accountId: number;
  /** the own review that is changed; none for a new one */
  review?: Review | undefined;
  /** what was typed before, or waits */
  opened: OpenedForm<Partial<ReviewDraft>> | null;
}

/**
 * The form of a review: three ratings, a comment, photos and whether to show the author's name; stored on the device until
 * it is sent.
 */
export function ReviewForm({ service, accountId, review, opened }: ReviewFormProps) {
  const serviceId = service.id;
  const stored = reviewDraft(accountId, serviceId);
  const known = review ? draftOf(review) : blankReview;
  const photos = useImages({ rules: reviewFiles, initial: restoredImages(opened, imagesOf(review)) });
  const { form, autosave } = useTextForm<ReviewDraft>({ draft: stored, opened, known, images: photos });
  const { control, register, handleSubmit } = form;
  const draft = useWatch({ control }) as ReviewDraft;
  const creating = useCreateReview(service);
  const changing = useChangeReview(service, { id: review?.id ?? 0 });
  const { mutateAsync } = review ? changing : creating;
  const sending = useSending();
  const isSending = sending.progress !== null;
  const [isDone, setDone] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const tellQueued = useTellQueued();
  const navigate = useNavigate();
  const missingId = useId();
  const isComplete = subRatings.every(({ name }) => draft[name] > 0);
  const ofPhotos = isApiError(error) ? error.errors[reviewFiles.field] : undefined;

  async function send(values: ReviewDraft): Promise<void> {
    if (isSending || isDone || photos.preparing > 0) return;
    setError(null);
    const kept = keptOf(photos).map(({ id }) => Number(id));
    const given = { values, kept, files: photos.files, draft: autosave.snapshot() };
    void autosave.save(true);
    const result = await sending.send((wire) => mutateAsync({ ...given, ...wire }));
    if (result.state === 'cancelled') return;
    if (result.state === 'failed') {
      autosave.settle(result.error);
      setError(result.error as Error);
      return;
    }
    setDone(true);
    void autosave.drop();
    if (result.state === 'left') return;
    if (result.state === 'queued') {
      tellQueued(result.item, review ? 'Tus cambios se publican solos' : 'Tu reseña se publica sola');
      navigate(address`/servicios/${serviceId}`, { replace: true });
      return;
    }
    toast.success(review ? 'Guardamos los cambios de tu reseña.' : '¡Gracias! Tu reseña ya está publicada.');
    navigate(address`/servicios/${serviceId}`, { replace: true, state: { hasReviewed: !review } });
  }

  return (
    <form onSubmit={handleSubmit(send)} noValidate className="flex flex-col gap-5">
      <WaitsNote opened={opened} isSending={isSending || isDone} />
      <Card className="flex flex-col gap-4">
        {subRatings.map(({ name, label }) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field }) => <StarInput legend={label} value={field.value} onChange={field.onChange} />}
          />
        ))}
        <Overall rating={isComplete ? ratingsOf(draft).final_rating : null} />
      </Card>

      <Card className="flex flex-col gap-4">
        <Field
          label="Comentario (opcional)"
          hint={`Contá qué hizo y cómo fue el trato. ${draft.comment.length}/${limits.reviewComment}`}
        >
          <TextArea rows={5} maxLength={limits.reviewComment} {...register('comment')} />
        </Field>
        <ImagePicker
          photos={photos}
          legend="Fotos (opcional)"
          hint="Del trabajo terminado, sin caras ni datos de nadie."
          error={ofPhotos}
          onOpen={autosave.save}
        />
        <Checkbox
          {...register('is_anonymous')}
          label={
            <>
              <span className="block font-semibold">Publicar de forma anónima</span>
              <span className="block text-muted text-sm">
                En lugar de tu nombre y tu foto se muestra «Usuario anónimo». El proveedor tampoco los ve.
              </span>
            </>
          }
        />
      </Card>

      {isSending && photos.files.length > 0 && (
        <SendingPanel label="Enviando tu reseña…" progress={sending.progress ?? 0} onCancel={sending.cancel} />
      )}
      {error && !ofPhotos && <SendingFailure error={error} serviceId={serviceId} />}

      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button
          type="submit"
          size="lg"
          busy={isSending || photos.preparing > 0}
          disabled={!isComplete}
          aria-describedby={isComplete ? undefined : missingId}
          className="max-sm:w-full"
        >
          {isSending ? 'Enviando...' : review ? 'Guardar cambios' : 'Publicar reseña'}
        </Button>
        {!isComplete && (
          <p id={missingId} className="text-muted text-sm">
            Por favor completa todas las calificaciones
          </p>
        )}
      </div>
    </form>
  );
}

function imagesOf(review: Review | undefined) {
  return (review?.photos ?? []).map(({ id, thumb_url }) => storedImage(id, thumb_url));
}

/** The rating as it will be published; null until all three are given. */
function Overall({ rating }: { rating: number | null }) {
  return (
    <output className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t pt-4">
      <span className="font-semibold">Calificación general</span>
      {rating === null ? (
        <span className="text-muted text-sm">Se calcula con las tres calificaciones</span>
      ) : (
        <span className="flex items-center gap-2 font-bold text-lg">
          <span aria-hidden="true" className="inline-flex">
            <Stars rating={rating} size={24} withNumber={false} />
          </span>
          {formatRating(rating)} de 5
        </span>
      )}
    </output>
  );
}

function SendingFailure({ error, serviceId }: { error: Error; serviceId: number }) {
  const isSecond = isApiError(error, 'already_exists');
  return (
    <FormAlert message={messageOf(error, 'Error al enviar la reseña')}>
      {isSecond ? (
        <Link to={address`/servicios/${serviceId}/reviews`} className="inline-block py-1 font-semibold underline">
          Ver las reseñas del servicio
        </Link>
      ) : (
        !isNoRoom(error) && <p className="text-sm">Lo que escribiste queda guardado en este dispositivo.</p>
      )}
    </FormAlert>
  );
}
