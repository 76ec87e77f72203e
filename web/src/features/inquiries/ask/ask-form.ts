import { createInquiryBody, type InquiryCandidate, inquiryFiles } from '@tero/shared/contract/inquiries';
import { limits } from '@tero/shared/limits';
import { nearFirst, preselected } from '@tero/shared/rules/inquiries/preselected';
import { placeLabel } from '@tero/shared/rules/places/coverage';
import { excerpt } from '@tero/shared/rules/text/text';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { useOutboxForm } from '../../../common/form/use-outbox-form.ts';
import { usePlace } from '../../../lib/device/place.ts';
import { entryPath } from '../../../lib/navigation/entry-path.ts';
import type { OpenedForm } from '../../../offline/outbox/outbox.ts';
import { idsOf, type Sought } from './asked-address.ts';

const askFields = createInquiryBody.extend({
  /** among which services it was chosen */
  among: z.string(),
  /** what was searched for where it was begun; drafts of before have none */
  searched: z.string().optional(),
  /** when a visitor opened it (the visitor's later account goes on with it); '' for an account */
  handed: z.string(),
});

/** The fields of the form: ids as comma text, which the contract reads too, so that a draft can be compared with it. */
export type AskFields = z.input<typeof askFields>;
export type AskDraft = OpenedForm<Partial<AskFields>> | null;

export interface AskFormGiven {
  /** 0: a visitor */
  account: number;
  candidates: readonly InquiryCandidate[];
  /** the offered services, also those whose providers cannot be asked */
  ids: readonly number[];
  /** the services that only share the trade */
  loose: readonly number[];
  /** whether the person picked each service: all are then asked */
  isPicked: boolean;
  /** what the form begins with, unless there is a draft */
  sought: Sought;
  /** what was searched for; '' without a search */
  searched: string;
  draft: AskDraft;
  onSent: (id: number) => void;
  /** called when it waits in the outbox */
  onQueued: () => void;
}

/** Provides the form of a pedido. It leads visitors to an account first, and back. */
export function useAskForm(given: AskFormGiven) {
  const { account, candidates, ids, loose, isPicked, sought, searched, draft, onSent, onQueued } = given;
  const place = usePlace();
  const navigate = useNavigate();
  const location = useLocation();
  // where the work is, as far as it is known when the form opens: nobody changes places under the finger
  const [near] = useState(() => [sought.place ?? place].flatMap((known) => known ?? []));
  const isLoose = ({ service_id }: InquiryCandidate) => loose.includes(service_id);
  const ordered = nearFirst(candidates, near);
  const fitting = ordered.filter((one) => !isLoose(one));
  const offered = [...fitting, ...ordered.filter(isLoose)];
  // providers who only share the trade are preselected only if there is nobody else (rule ASK-2)
  const likely = isPicked || fitting.length === 0 ? offered : fitting;
  const among = ids.join();

  function begin(from: Sought, held: Partial<AskFields> = {}): AskFields {
    const chosen = idsOf(held.service_ids).filter((id) => candidates.some(({ service_id }) => service_id === id));
    const others = likely.filter(({ service_id }) => !chosen.includes(service_id));
    // a choice is of what it was made among: over another list it is added to (rule ASK-46)
    const isSame = held.among === among && chosen.length > 0;
    const added = isPicked ? others.map(({ service_id }) => service_id) : preselected(others, near);
    const service_ids = isSame ? chosen : [...chosen, ...added].slice(0, limits.inquiryProviders);
    return {
      ...{ what: '', place: place ? placeLabel(place) : '', timing: '', ...from, ...held },
      service_ids: service_ids.join(),
      ...{ among, searched, handed: account === 0 ? new Date().toISOString() : '' },
    };
  }
  const state = useOutboxForm({
    kind: 'inquiry',
    schema: askFields,
    place: { begins: 'create-inquiry' },
    known: begin(sought),
    blank: begin({}),
    opened: draft,
    restore: (held) => begin(sought, held),
    images: { rules: inquiryFiles },
    asks(): boolean {
      if (account === 0) void state.save(true).then(() => navigate(entryPath('register', location)));
      return account === 0;
    },
    item: ({ among: _, searched: __, handed: ___, ...body }) => ({
      body,
      title: `Pedido a varios: ${excerpt(body.what, 60)}`,
    }),
    onSent: ({ inquiry }) => onSent(inquiry.id),
    queued: 'Guardamos tu pedido y abrís los chats',
    onQueued,
  });
  return { state, offered };
}
