import { useState } from 'react';
import { type DefaultValues, type FieldValues, type UseFormProps, useForm } from 'react-hook-form';
import { type Began, type Draft, withTexts } from '../../offline/drafts/drafts.ts';
import type { OpenedForm } from '../../offline/outbox/outbox.ts';
import type { FormImages } from '../images/use-images.ts';
import { type DraftState, useDraft } from './use-draft.ts';

interface TextFormGiven<V extends FieldValues, Out> extends Pick<UseFormProps<V, unknown, Out>, 'resolver'> {
  draft: Draft;
  /** what was read of the device (`useOpenedForm`) */
  opened: OpenedForm<Partial<V>> | null;
  /** what the form shows without it */
  known: V;
  /** fields that are never stored on the device */
  unstored?: readonly string[];
  images?: FormImages;
  /** of an edit: what it began with */
  began?: () => Began<FieldValues>;
}

/**
 * The form of texts that are stored on the device as they are typed: it begins with `known` as it was when it appeared,
 * under what was typed before.
 */
export function useTextForm<V extends FieldValues, Out = V>({ resolver, ...given }: TextFormGiven<V, Out>) {
  const { draft, opened, unstored = [], images, began } = given;
  const [known] = useState(given.known);
  const form = useForm<V, unknown, Out>({
    ...(resolver && { resolver }),
    reValidateMode: 'onSubmit',
    defaultValues: withTexts(known, opened?.values.fields ?? {}, unstored) as DefaultValues<V>,
  });
  const autosave: DraftState = useDraft({
    ...{ draft, form, opened, known, unstored, began },
    ...(images && { images }),
  });
  return { form, known, autosave };
}
