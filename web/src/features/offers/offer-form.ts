import { zodResolver } from '@hookform/resolvers/zod';
import { createOfferBody, type Offer, offerFiles } from '@tero/shared/contract/offers';
import { type FormEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { dayWord, formWords } from '../../common/conflict/differences.ts';
import { discardTyped } from '../../common/conflict/discard-typed.ts';
import { useConflict } from '../../common/conflict/use-conflict.ts';
import { restoredImages } from '../../common/form/restored.ts';
import { settleSend } from '../../common/form/settle-send.ts';
import { useDraft } from '../../common/form/use-draft.ts';
import { useSending } from '../../common/form/use-sending.ts';
import { storedImage } from '../../common/images/image.ts';
import { useImages } from '../../common/images/use-images.ts';
import { isApiError } from '../../lib/http/client/api-error.ts';
import { showFieldFaults } from '../../lib/http/field-faults.ts';
import type { FormName } from '../../offline/drafts/drafts.ts';
import type { OpenedForm, OutboxItem } from '../../offline/outbox/outbox.ts';
import { type OfferReply, useSaveOffer } from './queries.ts';

export interface OfferFields {
  title?: string;
  startDate: string;
  endDate: string;
}
export type OfferDraft = OpenedForm<OfferFields> | null;

/** The name of a new promotion's draft. */
export const draftOfNew = 'create-offer';

/** Returns the name of the draft of a promotion that is there. */
export function draftForm(offerId: number): FormName {
  return `edit-offer-${offerId}`;
}

function valuesOf(offer: Offer | undefined): OfferFields {
  return { title: offer?.title ?? '', startDate: offer?.startDate ?? '', endDate: offer?.endDate ?? '' };
}

const offerWords = formWords<OfferFields>({
  title: 'Qué ofrecés',
  startDate: dayWord('Fecha de inicio'),
  endDate: dayWord('Fecha de fin'),
});

interface OfferFormGiven {
  account: number;
  /** undefined for a new one */
  offer?: Offer | undefined;
  /** the stored draft */
  draft: OfferDraft;
  onSent: (reply: OfferReply) => void;
  /** called when it waits in the outbox */
  onQueued: (item: OutboxItem) => void;
  /** the name of its draft */
  name: FormName;
}

/** The form of a promotion, new or edited: what it offers, dates and image, stored on the device until it is sent. */
export function useOfferForm({ account, offer, draft, name, onSent, onQueued }: OfferFormGiven) {
  const form = useForm<OfferFields, unknown, OfferFields>({
    resolver: zodResolver(createOfferBody),
    reValidateMode: 'onSubmit',
    // drafts from before promotions had a title have none
    defaultValues: { ...valuesOf(offer), ...draft?.values.fields },
  });
  // one image alone: that of the draft takes the place of the stored one
  const stored = offer && !draft?.images.length ? [storedImage(offer.id, offer.card_url)] : [];
  const images = useImages({ rules: offerFiles, initial: restoredImages(draft, stored) });
  const choose = useRef<HTMLButtonElement>(null);
  const conflict = useConflict({
    form,
    opened: offer,
    valuesOf,
    began: draft?.values.began,
    words: offerWords,
    submit: () => void form.handleSubmit(submit)(),
    onRebase: (theirs, all) => {
      if (theirs && (all || images.chosen.length === 0)) {
        images.replace({ photos: [storedImage(theirs.id, theirs.card_url)] });
      }
      if (all) void discardTyped(autosave, draft);
    },
  });
  const autosave = useDraft({
    draft: { account, form: name },
    form,
    images,
    opened: draft,
    began: offer && conflict.began,
  });
  const sending = useSending();
  const save = useSaveOffer(offer?.id);
  const [isAsked, setAsked] = useState(false);
  const [fault, setFault] = useState<unknown>(null);
  const isMissing = images.list.length === 0 && images.preparing === 0;

  async function submit(fields: OfferFields): Promise<void> {
    if (sending.progress !== null || save.isSuccess || images.preparing > 0) return;
    if (isMissing) return choose.current?.focus();
    void autosave.save(true);
    const { title = '', startDate, endDate } = fields;
    const { version } = conflict.began();
    const given = { title, startDate, endDate, files: images.files, version, draft: autosave.snapshot() };
    const result = await sending.send((wire) => save.mutateAsync({ ...given, ...wire }));
    return settleSend(result, { autosave, onFailed, onSent, onQueued });
  }
  function onFailed(error: unknown): void {
    if (!conflict.takes(error) && !showFieldFaults(form, error)) setFault(error);
  }
  return {
    form,
    photos: images,
    /** the picker's button */
    choose,
    autosave,
    sending,
    isDone: save.isSuccess,
    conflict,
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
