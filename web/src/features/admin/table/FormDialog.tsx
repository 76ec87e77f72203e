import { type ReactNode, useId, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ConflictPanel } from '../../../common/conflict/ConflictPanel.tsx';
import type { FormWords } from '../../../common/conflict/differences.ts';
import { useConflict } from '../../../common/conflict/use-conflict.ts';
import { LeaveGuard } from '../../../common/form/LeaveGuard.tsx';
import { UnsavedDialog } from '../../../common/form/UnsavedDialog.tsx';
import { showFieldFaults } from '../../../lib/http/field-faults.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useAdminWrite } from '../queries.ts';

/** The row that a form edits, and the means to show what others changed in the row meanwhile. */
interface EditedRow<V extends FieldValues> {
  row: { version?: string | undefined };
  valuesOf: (row: never) => V;
  words: FormWords;
  /** the subject of the sentence about the change: 'Este cliente' */
  what: string;
}

const created: EditedRow<never> = { row: {}, valuesOf: () => ({}) as never, words: {}, what: '' };

/** A question that confirms an unexpected effect of saving a form. */
export interface Question {
  title: string;
  description: string;
  confirmLabel: string;
}

interface FormDialogProps<V extends FieldValues, Out, Reply> {
  title: string;
  form: UseFormReturn<V, unknown, Out>;
  /** saves the values; `version` is the version of the row that the form began with */
  save: (values: Out, version?: string) => Promise<Reply>;
  /** the row to edit; undefined if the form creates a row */
  edits?: EditedRow<V> | undefined;
  /** called instead of `onClose` after saving, if another step follows */
  onSaved?: (reply: Reply) => void;
  submitLabel: string;
  busyLabel?: string;
  /** returns a question that must be confirmed before the values are saved; null: they are saved at once */
  question?: (values: Out) => Question | null;
  /** the message after saving; missing if the next step shows the result */
  success?: string;
  /** shown if the server has no message for people (rule ADM-7) */
  failure: string;
  /** a further button, which saves and then goes on: 'Aprobar y seguir' */
  goOn?: { label: string; onSaved: () => void } | undefined;
  /** `more`: the dialog would lose something besides the fields; `busy`: the form cannot be saved yet */
  holds?: { more: boolean; busy: boolean };
  onClose: () => void;
  children: ReactNode;
}

/**
 * Shows the form of a row in a modal and focuses its first field. Keeps the values if saving fails. Asks before Esc, a
 * tap beside the modal, Back or a link would lose the values (rule NAV-85). An edit sends only the changed fields.
 */
export function FormDialog<V extends FieldValues, Out, Reply>(props: FormDialogProps<V, Out, Reply>) {
  const { title, form, save, success, failure, onClose, children } = props;
  const id = useId();
  const { row, valuesOf, words, what } = props.edits ?? (created as unknown as EditedRow<V>);
  const { conflict, ...edit } = useConflict({
    form,
    shown: row,
    fields: valuesOf as (row: object) => V,
    words,
    submit: () => void submit(),
  });
  const write = useAdminWrite((values: Out) => save(props.edits ? changedOf(values) : values, edit.began().version));
  const [general, setGeneral] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const [question, setQuestion] = useState<(Question & { values: Out }) | null>(null);
  const [saved, setSaved] = useState(false);
  const goesOn = useRef(false);
  const { dirtyFields } = form.formState;
  const isDirty = form.formState.isDirty || props.holds?.more === true;

  /** returns only the changed values, because somebody else may have changed the others meanwhile */
  function changedOf(values: Out): Out {
    const changed = Object.entries(values as object).filter(([name]) => name in dirtyFields);
    return Object.fromEntries(changed) as Out;
  }
  const submit = form.handleSubmit(
    (values) => {
      if (write.isPending || props.holds?.busy) return;
      setGeneral(null);
      if (props.edits && !isDirty) {
        toast.info('No hay cambios para guardar');
        onClose();
        return;
      }
      const asked = props.question?.(values);
      if (asked) setQuestion({ ...asked, values });
      else store(values);
    },
    () => setGeneral(null),
  );
  function store(values: Out) {
    write.mutate(values, {
      onSuccess: (reply) => {
        setSaved(true);
        if (success) toast.success(success);
        if (goesOn.current && props.goOn) props.goOn.onSaved();
        else if (props.onSaved) props.onSaved(reply);
        else onClose();
      },
      onError: (error) => {
        if (!edit.takes(error) && !showFieldFaults(form, error)) setGeneral(messageOf(error, failure));
      },
    });
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !write.isPending && (isDirty ? setAsking(true) : onClose())}
      title={title}
      focusFirst={() => firstField(id)?.focus({ preventScroll: true })}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={write.isPending}>
            Cancelar
          </Button>
          {props.goOn && (
            <Button
              form={id}
              variant="outline"
              disabled={write.isPending}
              // not a submit button, because Enter in a field presses the first submit button
              onClick={({ currentTarget }) => {
                goesOn.current = true;
                currentTarget.form?.requestSubmit();
              }}
            >
              {props.goOn.label}
            </Button>
          )}
          <Button
            type="submit"
            form={id}
            busy={write.isPending}
            disabled={props.holds?.busy === true}
            onClick={() => {
              goesOn.current = false;
            }}
          >
            {write.isPending ? (props.busyLabel ?? 'Guardando...') : props.submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={id}
        onSubmit={submit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          goesOn.current = Boolean(props.goOn);
          event.currentTarget.requestSubmit();
        }}
        noValidate
        className="flex flex-col gap-4"
      >
        {children}
        {conflict && <ConflictPanel {...conflict} what={what} />}
        {general && <FormNotice tone="danger">{general}</FormNotice>}
      </form>
      <LeaveGuard when={isDirty && !saved} />
      {question && (
        <ConfirmDialog
          {...question}
          open
          onOpenChange={() => setQuestion(null)}
          onConfirm={() => {
            setQuestion(null);
            store(question.values);
          }}
        />
      )}
      <UnsavedDialog open={asking} onOpenChange={setAsking} onLeave={onClose} />
    </Dialog>
  );
}

function firstField(formId: string): HTMLElement | null | undefined {
  const fields = 'input:not([hidden], [type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)';
  return document.getElementById(formId)?.querySelector<HTMLElement>(fields);
}
