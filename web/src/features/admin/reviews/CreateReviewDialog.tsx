import { createAdminReviewBody } from '@tero/shared/contract/admin/reviews';
import { limits } from '@tero/shared/limits';
import { useWatch } from 'react-hook-form';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { faultOf, TextAreaField } from '../../../ui/FormFields.tsx';
import { StarInput } from '../../../ui/StarInput.tsx';
import { PickProvider } from '../providers/PickProvider.tsx';
import { FormDialog } from '../table/FormDialog.tsx';
import { PickField } from '../table/PickField.tsx';
import { usersTable } from '../users/queries.ts';
import { createReview } from './queries.ts';

const blank = { rating: 0, comment: '', user_id: '', provider_id: '' };

export function CreateReviewDialog({ onClose }: { onClose: () => void }) {
  const form = useZodForm(createAdminReviewBody, blank);
  const rating = Number(useWatch({ control: form.control, name: 'rating' }));
  function rate(stars: number) {
    form.setValue('rating', stars);
    form.clearErrors('rating');
  }
  return (
    <FormDialog
      title="Nueva reseña"
      form={form}
      save={createReview}
      submitLabel="Crear"
      success="Reseña creada exitosamente"
      failure="Error al crear reseña"
      onClose={onClose}
    >
      <p className="text-muted text-sm">
        La reseña queda en el servicio más nuevo de ese proveedor, entre los que el cliente todavía no reseñó.
      </p>
      <PickField
        form={form}
        name="user_id"
        label="Cliente"
        source={usersTable}
        optionOf={({ id, name, email }) => `${name} (${email}) · ${id}`}
      />
      <PickProvider form={form} />
      <StarInput legend="Calificación" value={rating} onChange={rate} error={faultOf(form, 'rating')} />
      <TextAreaField form={form} name="comment" label="Comentario" maxLength={limits.reviewComment} />
    </FormDialog>
  );
}
