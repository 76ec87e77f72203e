import type { Review } from '@tero/shared/contract/reviews';
import type { Service } from '@tero/shared/contract/services';
import { limits } from '@tero/shared/limits';
import { formatRating, ratingsOf, subRatings } from '@tero/shared/rules/ratings';
import { address } from '@tero/shared/rules/text/address';
import { useId } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { OutboxFormFrame } from '../../common/form/OutboxFormFrame.tsx';
import { ImagePicker } from '../../common/images/ImagePicker.tsx';
import { isApiError } from '../../lib/http/client/api-error.ts';
import { isNoRoom, messageOf } from '../../lib/http/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Field } from '../../ui/Field.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { StarInput } from '../../ui/StarInput.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { FormAlert } from './FormAlert.tsx';
import { type ReviewDraft, useReviewForm } from './review-form.ts';

interface ReviewFormProps {
  service: Service;
  /** the person's own review to edit; absent for a new review */
  review?: Review | undefined;
}

/** Shows the form of a review: three ratings, a comment, photos and whether to show the author's name. */
export function ReviewForm({ service, review }: ReviewFormProps) {
  const state = useReviewForm(service, review);
  const { control, register } = state.form;
  const draft = useWatch({ control }) as ReviewDraft;
  const missingId = useId();
  const isComplete = subRatings.every(({ name }) => draft[name] > 0);
  return (
    <OutboxFormFrame
      form={state}
      loading={
        <Loading>
          <Skeleton className="h-64 rounded-card" />
        </Loading>
      }
      sending="Enviando tu reseña…"
      failure={(error) => <SendingFailure error={error} serviceId={service.id} />}
      actions={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <Button
            type="submit"
            size="lg"
            busy={state.isBusy}
            disabled={!isComplete}
            aria-describedby={isComplete ? undefined : missingId}
            className="max-sm:w-full"
          >
            {state.isSending ? 'Enviando...' : review ? 'Guardar cambios' : 'Publicar reseña'}
          </Button>
          {!isComplete && (
            <p id={missingId} className="text-muted text-sm">
              Por favor completa todas las calificaciones
            </p>
          )}
        </div>
      }
    >
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
          hint={`Contá qué hizo el proveedor y cómo fue el trato. ${draft.comment.length}/${limits.reviewComment}`}
        >
          <TextArea rows={5} maxLength={limits.reviewComment} {...register('comment')} />
        </Field>
        <ImagePicker
          photos={state.images}
          legend="Fotos (opcional)"
          hint="Mostrá el trabajo terminado, sin caras ni datos de nadie."
          error={state.ofImages}
          onOpen={state.save}
        />
        <Checkbox
          {...register('is_anonymous')}
          label={
            <>
              <span className="block font-semibold">Publicar de forma anónima</span>
              <span className="block text-muted text-sm">
                En lugar de tu nombre y tu foto mostramos «Usuario anónimo». El proveedor tampoco los ve.
              </span>
            </>
          }
        />
      </Card>
    </OutboxFormFrame>
  );
}

/** Shows the rating as it will be published; `rating` is null until all three ratings are given. */
function Overall({ rating }: { rating: number | null }) {
  return (
    <output className="mt-1 flex min-h-19 flex-wrap content-start items-center justify-between gap-x-4 gap-y-1 border-line border-t pt-4 sm:min-h-11.5">
      <span className="font-semibold">Calificación general</span>
      {rating === null ? (
        <span className="text-muted text-sm">La calculamos con las tres calificaciones</span>
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

function SendingFailure({ error, serviceId }: { error: unknown; serviceId: number }) {
  const isSecond = isApiError(error, 'already_exists');
  return (
    <FormAlert message={messageOf(error, 'Error al enviar la reseña')}>
      {isSecond ? (
        <Link to={address`/servicios/${serviceId}/reviews`} className="inline-block py-1 font-semibold underline">
          Ver las reseñas del servicio
        </Link>
      ) : (
        !isNoRoom(error) && <p className="text-sm">Lo que escribiste sigue guardado en este dispositivo.</p>
      )}
    </FormAlert>
  );
}
