import { limits } from '@tero/shared/limits';
import type { ReactNode } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { Conflict } from '../../common/conflict/Conflict.tsx';
import { DraftFoot } from '../../common/form/DraftFoot.tsx';
import { DraftNote } from '../../common/form/DraftNote.tsx';
import { SendingFault } from '../../common/form/SendingFault.tsx';
import { SendingPanel } from '../../common/form/SendingPanel.tsx';
import { WaitsNote } from '../../common/form/WaitsNote.tsx';
import { ImagePicker } from '../../common/images/ImagePicker.tsx';
import { messageOf } from '../../lib/http/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextAreaField } from '../../ui/FormFields.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { type PostFields, type PostFormGiven, usePostForm } from './post-form.ts';

interface PostFormProps extends PostFormGiven {
  /** shown where the server has no message for a person */
  failure: string;
  words: { submit: string; busy: string };
  /** shown after sending, until the page navigates on */
  success?: string | null;
  onCancel: () => void;
  /** resets the form */
  onDiscard: () => void;
  children?: ReactNode;
}

export function PostForm(props: PostFormProps) {
  const { failure, words, success, onCancel, onDiscard, children, ...given } = props;
  const { form, photos, autosave, sending, isDone, fault, ofImages, conflict, submit } = usePostForm(given);
  const isSending = sending.progress !== null;
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <WaitsNote opened={given.draft} isSending={isSending || isDone} />
      <DraftNote draft={autosave} restoredAt={given.draft?.storedAt} onDiscard={onDiscard} />
      <Card className="flex flex-col gap-5">
        <TextAreaField
          form={form}
          name="content"
          label="Descripción"
          hint={<Counter control={form.control} />}
          rows={7}
          placeholder="Contá en qué estás trabajando. Con # marcás los temas: #electricidad"
        />
        <ImagePicker
          photos={photos}
          legend="Fotos"
          hint="Hasta 5, de 5 MB como máximo cada una."
          error={ofImages}
          onOpen={autosave.save}
        />
      </Card>
      {children}
      <Conflict conflict={conflict} what="Esta publicación" />
      {fault != null && !ofImages && <SendingFault error={fault} message={messageOf(fault, failure)} />}
      {success && <FormNotice tone="success">{success}</FormNotice>}
      {sending.progress !== null && photos.files.length > 0 && (
        <SendingPanel label="Enviando tu publicación…" progress={sending.progress} onCancel={sending.cancel} />
      )}
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
        <Button variant="outline" onClick={onCancel}>
          Cancelar
        </Button>
        <Button type="submit" size="lg" busy={isSending || isDone || photos.preparing > 0}>
          {isSending ? words.busy : words.submit}
        </Button>
      </div>
      <DraftFoot draft={autosave} restoredAt={given.draft?.storedAt} onDiscard={onDiscard} />
    </form>
  );
}

function Counter({ control }: { control: Control<PostFields> }) {
  const { length } = useWatch({ control, name: 'content' });
  return (
    <span className={length > limits.postMax ? 'text-danger' : undefined}>
      {length}/{limits.postMax}
    </span>
  );
}
