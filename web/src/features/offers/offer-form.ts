import { zodResolver } from '@hookform/resolvers/zod';
import { createOfferBody, type Offer, offerFiles } from '@tero/shared/contract/offers';
import { type FormEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { isApiError } from '../../lib/http/api-error.ts';
import { showFieldFaults } from '../../lib/http/field-faults.ts';
import type { OpenedForm } from '../../offline/outbox/outbox.ts';
import { useIdempotencyKey } from '../../parts/form/idempotency-key.ts';
import { restoredImages } from '../../parts/form/restored.ts';
import { useDraft } from '../../parts/form/use-draft.ts';
import { useSending } from '../../parts/form/use-sending.ts';
import { storedImage } from '../../parts/images/image.ts';
import { useImages } from '../../parts/images/use-images.ts';
import { type OfferReply, useSaveOffer } from './queries.ts';

export interface OfferFields {
  startDate: string;
  endDate: string;
}
export type OfferDraft = OpenedForm<OfferFields> | null;

/** Returns the name of a promotion's draft. */
export function draftForm(offerId?: number): string {
  return offerId === undefined ? 'create-offer' : `edit-offer-${offerId}`;
}

interface OfferFormGiven {
  account: number;
  /** undefined for a new one */
  offer?: Offer | undefined;
  /** the stored draft */
  draft: OfferDraft;
  onSent: (reply: OfferReply) => void;
}

/** The form of a promotion, new or edited: dates and image, stored on the device until it is sent. */
export function useOfferForm({ account, offer, draft, onSent }: OfferFormGiven) {
  const form = useForm<OfferFields, unknown, OfferFields>({
    resolver: zodResolver(createOfferBody),
    reValidateMode: 'onSubmit',
    defaultValues: draft?.values.fields ?? { startDate: offer?.startDate ?? '', endDate: offer?.endDate ?? '' },
  });
  // one image alone: that of the draft takes the place of the stored one
  const stored = offer && !draft?.images.length ? [storedImage(offer.id, offer.card_url)] : [];
  const images = useImages({ rules: offerFiles, initial: restoredImages(draft, stored) });
  const choose = useRef<HTMLButtonElement>(null);
  const idempotency = useIdempotencyKey(draft?.values.attempt);
  const autosave = useDraft({
    draft: { account, form: draftForm(offer?.id) },
    form,
    images,
    opened: draft,
    attempt: idempotency.current,
  });
  const sending = useSending();
  const save = useSaveOffer(offer?.id);
  const [isAsked, setAsked] = useState(false);
  const [fault, setFault] = useState<unknown>(null);
  const isMissing = images.list.length === 0 && images.preparing === 0;

  async function submit(fields: OfferFields): Promise<void> {
    if (sending.progress !== null || save.isSuccess || images.preparing > 0) return;
    if (isMissing) return choose.current?.focus();
    const idempotencyKey = idempotency.keyOf([fields, images.list.map(({ key }) => key)]);
    void autosave.save(true);
    const given = { ...fields, files: images.files, idempotencyKey };
    const result = await sending.send((wire) => save.mutateAsync({ ...given, ...wire }));
    if (result.state === 'failed' && !showFieldFaults(form, result.error)) setFault(result.error);
    if (result.state !== 'sent') return;
    await autosave.drop();
    onSent(result.reply);
  }
  return {
    form,
    photos: images,
    /** the picker's button */
    choose,
    autosave,
    sending,
    isDone: save.isSuccess,
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
