import { zodResolver } from '@hookform/resolvers/zod';
import { createInquiryBody, type InquiryCandidate, inquiryFiles } from '@tero/shared/contract/inquiries';
import { limits } from '@tero/shared/limits';
import { nearFirst, preselected } from '@tero/shared/rules/inquiries/preselected';
import { placeLabel } from '@tero/shared/rules/places/coverage';
import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { restoredImages } from '../../../common/form/restored.ts';
import { settleSend } from '../../../common/form/settle-send.ts';
import { useDraft } from '../../../common/form/use-draft.ts';
import { useSending } from '../../../common/form/use-sending.ts';
import { useImages } from '../../../common/images/use-images.ts';
import { usePlace } from '../../../lib/device/place.ts';
import { showFieldFaults } from '../../../lib/http/field-faults.ts';
import { entryPath } from '../../../lib/navigation/entry-path.ts';
import type { FormName } from '../../../offline/drafts/drafts.ts';
import type { OpenedForm, OutboxItem } from '../../../offline/outbox/outbox.ts';
import { useAsk } from '../queries.ts';
import { idsOf, type Sought } from './asked-address.ts';

const askFields = createInquiryBody.extend({
  /** among which services it was chosen */
  among: z.string(),
  /** what was searched for where it was begun; drafts of before have none */
  searched: z.string().optional(),
  /** when a visitor opened it, whose account goes on with it; '' of an account */
  handed: z.string(),
});

/** What the form holds: ids as comma text, which the contract reads too, so that a draft is compared with it. */
export type AskFields = z.input<typeof askFields>;
export type AskDraft = OpenedForm<AskFields> | null;

export interface AskFormGiven {
  /** 0: a visitor */
  account: number;
  candidates: readonly InquiryCandidate[];
  /** the services that are offered, also those of whom nobody can be asked */
  ids: readonly number[];
  /** those of them that are of the trade alone */
  loose: readonly number[];
  /** what the form begins with, unless there is a draft */
  sought: Sought;
  /** what was searched for; '' without a search */
  searched: string;
  draft: AskDraft;
  name: FormName;
  onSent: (id: number) => void;
  /** called when it waits in the outbox */
  onQueued: (item: OutboxItem) => void;
}

/** The form of a pedido, stored on the device until it is sent. A visitor is led to an account first, and back. */
export function useAskForm({
  account,
  candidates,
  ids,
  loose,
  sought,
  searched,
  draft,
  name,
  onSent,
  onQueued,
}: AskFormGiven) {
  const place = usePlace();
  // where the work is, as far as it is known when the form opens: nobody changes places under the finger
  const [near] = useState(() => [sought.place ?? place].flatMap((known) => known ?? []));
  const isLoose = ({ service_id }: InquiryCandidate) => loose.includes(service_id);
  const ordered = nearFirst(candidates, near);
  const offered = [...ordered.filter((one) => !isLoose(one)), ...ordered.filter(isLoose)];
  const among = ids.join();
  const held = draft?.values.fields;
  const chosen = idsOf(held?.service_ids).filter((id) => candidates.some(({ service_id }) => service_id === id));
  const others = offered.filter(({ service_id }) => !chosen.includes(service_id));
  const form = useForm<AskFields, unknown, z.output<typeof askFields>>({
    resolver: zodResolver(askFields),
    reValidateMode: 'onSubmit',
    defaultValues: {
      ...{ what: '', place: place ? placeLabel(place) : '', timing: '', ...sought, ...held },
      // a choice is of what it was made among: over another list it is added to (rule ASK-46)
      service_ids: (held?.among === among && chosen.length > 0
        ? chosen
        : [...chosen, ...preselected(others, near)].slice(0, limits.inquiryProviders)
      ).join(),
      ...{ among, searched, handed: account === 0 ? new Date().toISOString() : '' },
    },
  });
  const photos = useImages({ rules: inquiryFiles, initial: restoredImages(draft) });
  const autosave = useDraft({ draft: { account, form: name }, form, images: photos, opened: draft });
  const sending = useSending();
  const ask = useAsk();
  const navigate = useNavigate();
  const location = useLocation();
  const [fault, setFault] = useState<Error | null>(null);

  async function submit({ among: _, searched: __, handed: ___, ...body }: z.output<typeof askFields>): Promise<void> {
    if (sending.progress !== null || ask.isSuccess || photos.preparing > 0) return;
    if (account === 0) {
      await autosave.save(true);
      return void navigate(entryPath('register', location));
    }
    void autosave.save(true);
    const given = { body, files: photos.files, draft: autosave.snapshot() };
    const result = await sending.send((wire) => ask.mutateAsync({ ...given, ...wire }));
    return settleSend(result, { autosave, onFailed, onSent: ({ inquiry }) => onSent(inquiry.id), onQueued });
  }
  function onFailed(error: unknown): void {
    if (!showFieldFaults(form, error)) setFault(error as Error);
  }
  return {
    ...{ form, offered, photos, autosave, sending, fault },
    isBusy: sending.progress !== null || ask.isSuccess || photos.preparing > 0,
    submit(event: FormEvent) {
      setFault(null);
      void form.handleSubmit(submit)(event);
    },
  };
}
