import { decideBody, type ModerationDetail } from '@tero/shared/contract/admin/moderation/cases';
import { actionLabels, answeredActions, type ModerationAction } from '@tero/shared/rules/moderation';
import { useEffect, useRef } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useSubmit } from '../../../common/form/use-submit.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { Button } from '../../../ui/Button.tsx';
import { faultOf } from '../../../ui/FormFields.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { Chips } from '../../../ui/RadioGroup.tsx';
import { toast } from '../../../ui/toast.tsx';
import { PickTemplate } from '../templates/PickTemplate.tsx';
import { DecisionFields } from './DecisionFields.tsx';
import { useDecide } from './queries.ts';

/** Describes the effect of each action. The form shows it before the administrator takes the action. */
const effects: Record<ModerationAction, string> = {
  hide: 'Solo el autor sigue viendo este contenido, y puede responder una vez.',
  restore: 'Mostramos el contenido como antes, con sus calificaciones.',
  warn: 'No cambia nada de lo que se ve; el autor puede responder una vez.',
  suspend:
    'El autor no puede entrar ni publicar, y sus publicaciones y reseñas no se ven ni cuentan hasta que levantes la suspensión.',
  lift: 'El autor puede volver a entrar, y lo que publicó vuelve a verse.',
  uphold: 'La decisión sigue vigente y cerramos el caso.',
  dismiss: 'Cerramos el caso sin cambios. Al autor no le avisamos.',
};

interface DecideFormProps {
  found: ModerationDetail;
  /** receives true while closing the form would lose something */
  onDirty: (isDirty: boolean) => void;
  onDone: () => void;
  onNext: (() => void) | null;
}

/**
 * Shows the form to decide a case: the action, the reason, and a message to the author in the team's own words (rule
 * MOD-6).
 */
export function DecideForm({ found, onDirty, onDone, onNext }: DecideFormProps) {
  const form = useZodForm(decideBody, { action: null, reason: found.reasons[0]?.reason ?? null, message: '' });
  const sending = useDecide(found.id);
  const goesOn = useRef(false);
  const { submit, failure } = useSubmit(form, sending, {
    words: (error) => messageOf(error, 'No pudimos guardar la decisión. Probá de nuevo.'),
    onSent: (reply) => {
      toast.success(reply.message ?? 'Listo');
      if (goesOn.current && onNext) onNext();
      else onDone();
    },
  });
  const { isDirty } = form.formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const action = useWatch({ control: form.control, name: 'action' }) as ModerationAction | null;
  return (
    <form
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        goesOn.current = true;
        event.currentTarget.requestSubmit();
      }}
      noValidate
      className="flex flex-col gap-4 border-line border-t pt-4"
    >
      <Controller
        control={form.control}
        name="action"
        render={({ field }) => (
          <Chips
            legend="Qué hacer"
            choices={found.actions.map((value) => ({ value, label: actionLabels[value] }))}
            value={field.value ?? undefined}
            onChange={(chosen) => {
              form.clearErrors('action');
              field.onChange(chosen);
            }}
          />
        )}
      />
      {faultOf(form, 'action') && (
        <p role="alert" className="font-medium text-danger text-sm">
          {faultOf(form, 'action')}
        </p>
      )}
      {action && (
        <p role="status" className="text-muted text-sm">
          {effects[action]}
        </p>
      )}
      <PickTemplate
        name={found.author?.name ?? ''}
        onPick={(text) => form.setValue('message', text, { shouldDirty: true, shouldValidate: true })}
        written={() => form.getValues('message') ?? ''}
      />
      <DecisionFields form={form} label={action === 'dismiss' ? 'Nota' : undefined} hint={hintOf(action)} />
      {failure && <FormNotice tone="danger">{failure}</FormNotice>}
      <div className="flex flex-wrap justify-end gap-3">
        {onNext && (
          <Button
            variant="outline"
            disabled={sending.isPending}
            // not a submit button, because Enter in a field presses the first submit button
            onClick={({ currentTarget }) => {
              goesOn.current = true;
              currentTarget.form?.requestSubmit();
            }}
          >
            Resolver y seguir
          </Button>
        )}
        <Button
          type="submit"
          busy={sending.isPending}
          onClick={() => {
            goesOn.current = false;
          }}
        >
          {sending.isPending ? 'Guardando...' : action ? actionLabels[action] : 'Decidir'}
        </Button>
      </div>
    </form>
  );
}

function hintOf(action: ModerationAction | null): string {
  if (action === 'dismiss') return 'Solo los administradores ven la nota.';
  if (action && answeredActions.includes(action)) return 'Le llega por email y en la app, con el motivo.';
  return 'Le llega por email y en la app.';
}
