import type { Review } from '@tero/shared/contract/reviews';
import type { Service } from '@tero/shared/contract/services';
import { limits } from '@tero/shared/limits';
import { formatRating, ratingsOf } from '@tero/shared/rules/ratings';
import { address } from '@tero/shared/rules/text/address';
import { useId } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { isApiError } from '../../lib/http/client/api-error.ts';
import { isNoRoom, messageOf } from '../../lib/http/messages.ts';
import type { OpenedForm } from '../../offline/outbox/outbox.ts';
import { useTextForm } from '../../parts/form/use-text-form.ts';
import { WaitsNote } from '../../parts/form/WaitsNote.tsx';
import { useTellQueued } from '../../parts/outbox/use-tell-queued.ts';
import { blankReview, draftOf, type ReviewDraft, reviewDraft } from '../../parts/review/draft.ts';
import { FormAlert } from '../../parts/review/FormAlert.tsx';
import { subRatings } from '../../parts/review/sub-ratings.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Field } from '../../ui/Field.tsx';
import { StarInput } from '../../ui/StarInput.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { toast } from '../../ui/toast.tsx';
import { useChangeReview, useCreateReview } from './queries.ts';

interface ReviewFormProps {
  service: Service;
  accountId: number;
  /** the own review that is changed; none for a new one */
  review?: Review | undefined;
  /** what was typed before, or waits */
  opened: OpenedForm<Partial<ReviewDraft>> | null;
}

/**
 * The form of a review: three ratings, a comment and whether to show the author's name; stored on the device until it
 * is sent.
 */
export function ReviewForm({ service, accountId, review, opened }: ReviewFormProps) {
  const serviceId = service.id;
  const stored = reviewDraft(accountId, serviceId);
  const known = review ? draftOf(review) : blankReview;
  const { form, autosave } = useTextForm<ReviewDraft>({ draft: stored, opened, known });
  const { control, register, handleSubmit } = form;
  const draft = useWatch({ control }) as ReviewDraft;
  const creating = useCreateReview(service);
  const changing = useChangeReview(service, { id: review?.id ?? 0 });
  const { mutate, isPending, isSuccess, error } = review ? changing : creating;
  const tellQueued = useTellQueued();
  const navigate = useNavigate();
  const missingId = useId();
  const isComplete = subRatings.every(({ name }) => draft[name] > 0);

  function send(values: ReviewDraft) {
    const sent = { values, draft: autosave.snapshot() };
    void autosave.save(true);
    mutate(sent, {
      onError: (error) => autosave.settle(error),
      onSuccess: (result) => {
        void autosave.drop();
        if (result.state === 'queued') {
          tellQueued(result.item, review ? 'Tus cambios se publican solos' : 'Tu reseña se publica sola');
          navigate(address`/servicios/${serviceId}`, { replace: true });
          return;
        }
        toast.success(review ? 'Guardamos los cambios de tu reseña.' : '¡Gracias! Tu reseña ya está publicada.');
        navigate(address`/servicios/${serviceId}`, { replace: true, state: { hasReviewed: !review } });
      },
    });
  }

  return (
    <form onSubmit={handleSubmit(send)} noValidate className="flex flex-col gap-5">
      <WaitsNote opened={opened} isSending={isPending || isSuccess} />
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

      {error && <SendingFailure error={error} serviceId={serviceId} />}

      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button
          type="submit"
          size="lg"
          busy={isPending}
          disabled={!isComplete}
          aria-describedby={isComplete ? undefined : missingId}
          className="max-sm:w-full"
        >
          {isPending ? 'Enviando...' : review ? 'Guardar cambios' : 'Publicar reseña'}
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
