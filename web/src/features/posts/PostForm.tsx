import { limits } from '@tero/shared/limits';
import type { ReactNode } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { OutboxFormFrame } from '../../common/form/OutboxFormFrame.tsx';
import { ImagePicker } from '../../common/images/ImagePicker.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextAreaField } from '../../ui/FormFields.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { PostFormSkeleton } from './PostFormSkeleton.tsx';
import { type PostFields, type PostFormGiven, usePostForm } from './post-form.ts';

interface PostFormProps extends PostFormGiven {
  /** `failure`: shown where the server has no message for a person */
  words: { submit: string; busy: string; failure: string };
  /** shown after sending, until the page navigates on */
  success?: string | null;
  onCancel: () => void;
  children?: ReactNode;
}

export function PostForm({ words, success, onCancel, children, ...given }: PostFormProps) {
  const state = usePostForm(given);
  const { form, images } = state;
  return (
    <OutboxFormFrame
      form={state}
      loading={<PostFormSkeleton />}
      what="Esta publicación"
      sending="Enviando tu publicación…"
      failure={words.failure}
      actions={
        <>
          {success && <FormNotice tone="success">{success}</FormNotice>}
          <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
            <Button variant="outline" onClick={onCancel}>
              Cancelar
            </Button>
            <Button type="submit" size="lg" busy={state.isBusy}>
              {state.isSending ? words.busy : words.submit}
            </Button>
          </div>
        </>
      }
    >
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
          photos={images}
          legend="Fotos"
          hint="Hasta 5 fotos, de 5 MB como máximo cada una."
          error={state.ofImages}
          onOpen={state.save}
        />
      </Card>
      {children}
    </OutboxFormFrame>
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
