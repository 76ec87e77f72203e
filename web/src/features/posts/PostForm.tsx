import type { UseMutationResult } from '@tanstack/react-query';
import { type Post, postFiles } from '@tero/shared/contract/posts';
import { limits } from '@tero/shared/limits';
import { type ReactNode, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { isApiError } from '../../lib/api-error.ts';
import { showFieldFaults } from '../../lib/field-faults.ts';
import { messageOf } from '../../lib/messages.ts';
import { DraftNote } from '../../parts/draft/DraftNote.tsx';
import { PhotoPicker } from '../../parts/photos/PhotoPicker.tsx';
import { keptOf } from '../../parts/photos/use-photos.ts';
import { SendingFault } from '../../parts/publishing/SendingFault.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextAreaField } from '../../ui/FormFields.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { type PostFields, type PostFormGiven, usePostForm } from './post-form.ts';
import type { PostSending } from './queries.ts';

interface PostFormProps extends PostFormGiven {
  sending: UseMutationResult<{ post: Post; message?: string | undefined }, Error, PostSending>;
  /** S2 §8: where the server has nothing to say */
  failure: string;
  words: { submit: string; busy: string };
  /** what is said once it was sent, until the page goes on */
  success?: string | null;
  onSent: (post: Post, message: string | undefined) => void;
  onCancel: () => void;
  /** the form begins anew */
  onDiscard: () => void;
  children?: ReactNode;
}

export function PostForm(props: PostFormProps) {
  const { sending, failure, words, success, onSent, onCancel, onDiscard, children, ...given } = props;
  const { form, photos, attempt, kept } = usePostForm(given);
  const [sent, setSent] = useState<number | null>(null);
  const [general, setGeneral] = useState<unknown>(null);
  const stop = useRef<AbortController>(null);
  const busy = sending.isPending || sending.isSuccess;

  function send({ content }: PostFields) {
    if (busy || photos.preparing > 0) return;
    setGeneral(null);
    setSent(0);
    stop.current = new AbortController();
    const existingImages = keptOf(photos).map(({ id }) => String(id));
    const idempotencyKey = attempt.keyFor(JSON.stringify([content, photos.list.map(({ key }) => key)]));
    kept.keep();
    const { signal } = stop.current;
    sending.mutate(
      { content, existingImages, files: photos.files, idempotencyKey, signal, onProgress: setSent },
      {
        onSuccess: ({ post, message }) => void kept.drop().then(() => onSent(post, message)),
        onError: (error) => {
          if (!signal.aborted && !showFieldFaults(form, error)) setGeneral(error);
        },
      },
    );
  }
  const refused = isApiError(sending.error) ? sending.error.errors[postFiles.field] : undefined;
  return (
    <form onSubmit={form.handleSubmit(send, () => setGeneral(null))} noValidate className="flex flex-col gap-5">
      <DraftNote draft={kept} restoredAt={given.draft?.keptAt} onDiscard={onDiscard} />
      <Card className="flex flex-col gap-5">
        <TextAreaField
          form={form}
          name="content"
          label="Descripción"
          hint={<Counter control={form.control} />}
          rows={7}
          placeholder="Contá en qué estás trabajando. Con # marcás los temas: #electricidad"
        />
        <PhotoPicker
          photos={photos}
          legend="Imágenes"
          hint="Hasta 5, de 5 MB como máximo cada una."
          error={refused}
          onOpen={kept.keep}
        />
      </Card>
      {children}
      {general != null && !refused && <SendingFault error={general} message={messageOf(general, failure)} />}
      {success && <FormNotice tone="success">{success}</FormNotice>}
      {sending.isPending && sent !== null && photos.files.length > 0 && <Progress sent={sent} />}
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
        <Button variant="outline" onClick={() => (sending.isPending ? stop.current?.abort() : onCancel())}>
          Cancelar
        </Button>
        <Button type="submit" variant="accent" size="lg" busy={busy || photos.preparing > 0}>
          {sending.isPending ? words.busy : words.submit}
        </Button>
      </div>
    </form>
  );
}

function Counter({ control }: { control: ReturnType<typeof usePostForm>['form']['control'] }) {
  const { length } = useWatch({ control, name: 'content' });
  return (
    <span className={length > limits.postMax ? 'text-danger' : undefined}>
      {length}/{limits.postMax}
    </span>
  );
}

function Progress({ sent }: { sent: number }) {
  const percent = Math.round(sent * 100);
  return (
    <div>
      <p className="mb-1 text-muted text-sm tabular-nums">
        {percent < 100 ? `Enviando imágenes: ${percent} %` : 'Guardando…'}
      </p>
      <div
        role="progressbar"
        aria-label="Enviando imágenes"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-2 overflow-hidden rounded-pill bg-sunken"
      >
        <div style={{ width: `${percent}%` }} className="h-full rounded-pill bg-primary transition-[width]" />
      </div>
    </div>
  );
}
