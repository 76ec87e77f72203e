import { zodResolver } from '@hookform/resolvers/zod';
import { createOfferBody, offerFiles } from '@tero/shared/contract/offers';
import { type FormEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { isApiError } from '../../lib/http/api-error.ts';
import { showFieldFaults } from '../../lib/http/field-faults.ts';
import type { StoredDraft } from '../../offline/drafts/drafts.ts';
import { useIdempotencyKey } from '../../parts/form/idempotency-key.ts';
import { restoredImages } from '../../parts/form/restored.ts';
import { type FormDraft, useDraft } from '../../parts/form/use-draft.ts';
import { useSending } from '../../parts/form/use-sending.ts';
import { useImages } from '../../parts/images/use-images.ts';
import { useCreateOffer } from './queries.ts';

export interface OfferFields {
  startDate: string;
  endDate: string;
}
export type OfferDraft = StoredDraft<FormDraft<OfferFields>> | null;

export const draftForm = 'create-offer';

interface OfferFormGiven {
  account: number;
  /** the stored draft */
  draft: OfferDraft;
  onSent: (message: string | undefined) => void;
}

/** The form of a promotion, dates and image, stored on the device until it is sent. */
export function useOfferForm({ account, draft, onSent }: OfferFormGiven) {
  const form = useForm<OfferFields, unknown, OfferFields>({
    resolver: zodResolver(createOfferBody),
    reValidateMode: 'onSubmit',
    defaultValues: draft?.values.fields ?? { startDate: '', endDate: '' },
  });
  const images = useImages({ rules: offerFiles, initial: restoredImages(draft) });
  const choose = useRef<HTMLButtonElement>(null);
  const idempotency = useIdempotencyKey(draft?.values.attempt);
  const autosave = useDraft({
    draft: { account, form: draftForm },
    form,
    images,
    storedAt: draft?.storedAt,
    attempt: idempotency.current,
  });
  const sending = useSending();
  const create = useCreateOffer();
  const [isAsked, setAsked] = useState(false);
  const [fault, setFault] = useState<unknown>(null);
  const isMissing = images.list.length === 0 && images.preparing === 0;

  async function submit(fields: OfferFields): Promise<void> {
    if (sending.progress !== null || create.isSuccess || images.preparing > 0) return;
    if (isMissing) return choose.current?.focus();
    const idempotencyKey = idempotency.keyOf([fields, images.list.map(({ key }) => key)]);
    autosave.save(true);
    const given = { ...fields, files: images.files, idempotencyKey };
    const result = await sending.send((wire) => create.mutateAsync({ ...given, ...wire }));
    if (result.state === 'failed' && !showFieldFaults(form, result.error)) setFault(result.error);
    if (result.state !== 'sent') return;
    await autosave.drop();
    onSent(result.reply.message);
  }
  return {
    form,
    photos: images,
    /** the picker's button */
    choose,
    autosave,
    sending,
    isDone: create.isSuccess,
    /** the server's error, unless it is about the dates */
    fault,
    ofImage:
      isAsked && isMissing ? offerFiles.required : isApiError(fault) ? fault.errors[offerFiles.field] : undefined,
    submit(event: FormEvent) {
      setAsked(true);
      setFault(null);
      void form.handleSubmit(submit)(event);
    },
  };
}
