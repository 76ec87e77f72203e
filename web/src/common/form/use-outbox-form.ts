import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import { cleaningResolver } from '../../lib/cleaning-resolver.ts';
import { isApiError } from '../../lib/http/client/api-error.ts';
import { showFieldFaults } from '../../lib/http/field-faults.ts';
import { useAddress } from '../../lib/navigation/use-address.ts';
import { useAccount } from '../../lib/session/session.ts';
import { type Began, type FormDraft, type FormName, partsOfForm, withTexts } from '../../offline/drafts/drafts.ts';
import { type FormKind, formOf, loadKinds, type ReplyOf } from '../../offline/kinds.ts';
import { type OpenedForm, type SendResult, send } from '../../offline/outbox/outbox.ts';
import { dropItem } from '../../offline/outbox/stored.ts';
import { useConflict } from '../conflict/use-conflict.ts';
import type { ImageRules, StoredImage } from '../images/image.ts';
import { type FormImageSet, type FormImages, useImages } from '../images/use-images.ts';
import { useTellQueued } from '../outbox/use-tell-queued.ts';
import { another, readBegun, readShown, type Shown, stateOf } from './begun.ts';
import type { OutboxForm, OutboxFormGiven } from './outbox-form.ts';
import { heldImages, restoredImages } from './restored.ts';
import { nameInAddress, nameOf, readStored } from './stored-form.ts';
import { useAutosave } from './use-autosave.ts';
import { type FormResult, useSending } from './use-sending.ts';

const noRules: ImageRules & { field: string; required?: string | undefined } = {
  field: '',
  max: 0,
  maxBytes: 0,
  tooMany: '',
  tooLarge: '',
  notAnImage: '',
};

/**
 * Returns a form that is stored on this device during typing, for its writer only, and sent through the outbox. It
 * begins with its draft or its waiting version. Its account and place stay those of the first render.
 */
export function useOutboxForm<
  K extends FormKind,
  V extends FieldValues,
  Out = V,
  T extends { version?: string | undefined } = { version?: string },
>(given: OutboxFormGiven<K, V, Out, T>): OutboxForm<V, Out, ReplyOf<K>> {
  const { known, schema, edits, short = false, unstored = [] } = given;
  const rules = given.images?.rules ?? noRules;
  const account = useAccount()?.id ?? 0;
  const [search] = useAddress();
  const [place] = useState(() => ({ account, form: nameOf(given.place, search) }));
  const tellQueued = useTellQueued();
  /** the field to focus when the person switches to another thing */
  const toFocus = useRef<Path<V>>(null);
  // null until the device was asked
  const [opened, setOpened] = useState<OpenedForm<Partial<V>> | null>(null);
  /** the form's name, and the begun things of its kind */
  const [shownNow, setShown] = useState<Omit<Shown<V>, 'opened'>>({ ...place, begun: [] });
  /** how often the form began */
  const [round, setRound] = useState(0);
  /** the start state, without the typed text */
  const begun = useRef(known);
  const [result, setResult] = useState<FormResult<ReplyOf<K>> | null>(null);
  const [areFaultsShown, setFaultsShown] = useState(false);
  const [isAsked, setAsked] = useState(false);
  /** the images as they were sent: the error of an image holds until the images change */
  const [sentList, setSentList] = useState<FormImages['list']>();
  const sending = useSending();
  const images = useImages({ rules, initial: { photos: storedImages() } });
  const imagesButton = useRef<HTMLButtonElement>(null);

  const form = useForm<V, unknown, Out>({
    ...(schema && { resolver: typeof schema === 'function' ? schema : cleaningResolver(schema) }),
    reValidateMode: 'onSubmit',
    shouldFocusError: given.judge === undefined,
    defaultValues: known as DefaultValues<V>,
  });
  const edit = useConflict({
    form,
    shown: edits?.shown,
    fields: (shown) => (edits && shown ? edits.fields(shown) : begun.current),
    words: edits?.words ?? {},
    submit: () => submit(),
    onRebase: (theirs, all) => {
      const stored = edits?.images && theirs ? edits.images(theirs) : [];
      if (!all)
        return images.replace(restoredImages({ values: heldImages(images), images: images.chosen }, stored, rules.max));
      // the person chose the current state, so the typed text and its waiting version are deleted
      if (opened?.waits) void dropItem(opened.id);
      void autosave.drop();
      begun.current = form.getValues();
      begin(null, begun.current, { photos: stored });
    },
  });
  const autosave = useAutosave({ place, values: held, images: images.chosen, short });

  function storedImages(): readonly StoredImage[] {
    return edits?.images?.(edits.shown) ?? given.images?.stored ?? [];
  }
  /** a copy of the form's stored state */
  function held(): FormDraft<Partial<V>> {
    const kept = (fields: V) => {
      const typed = Object.entries(structuredClone(fields)).filter(([name]) => !unstored.includes(name));
      return Object.fromEntries(typed) as Partial<V>;
    };
    const fields = Object.entries(kept(form.getValues())).filter(
      ([name, value]) => !(short && value === begun.current[name]),
    );
    const began = edits && edit.began();
    return {
      fields: Object.fromEntries(fields) as Partial<V>,
      ...heldImages(images),
      ...(began && { began: { ...began, fields: kept(began.fields) } }),
    };
  }

  function begin(from: OpenedForm<Partial<V>> | null, fields: V, photos: FormImageSet, as?: FormName): void {
    setOpened(from);
    autosave.begin(from, as);
    form.reset(fields, { keepDirtyValues: false });
    images.replace(photos);
    setRound((before) => before + 1);
  }
  function beginWith(from: OpenedForm<Partial<V>> | null, fields = known, as?: FormName): void {
    begun.current = fields;
    const stored = from?.values.fields ?? {};
    const restored =
      given.restore?.(stored) ?? (short ? withTexts(fields, stored, unstored) : { ...fields, ...stored });
    begin(from, from ? restored : fields, restoredImages(from, storedImages(), rules.max), as);
    if (!edits) return;
    const now = { version: edits.shown.version, fields: edits.fields(edits.shown) };
    const began = from?.values.began as Began<V> | undefined;
    edit.begin(began ? { ...began, fields: { ...now.fields, ...began.fields } } : now);
  }
  function show(shown: Shown<Partial<V>>, fields?: V): void {
    setShown(shown);
    beginWith(shown.opened, fields, several && shown.form);
  }
  const several = typeof given.place === 'string' ? undefined : given.place.several;
  /** Stores the typed text, then switches to another begun thing or a new one; stays if storing failed. */
  async function goOn(to: FormName | null): Promise<void> {
    await save();
    if (several && !isBusy && autosave.isStored()) await goTo(to, several.name);
  }
  async function goTo(to: FormName | null, first: string): Promise<void> {
    const begun = await readBegun(account, given.place);
    const opened = to && (await readStored<Partial<V>>({ account, form: to }));
    setResult(null);
    show({ form: opened ? to : another(shownNow.form), opened, begun }, given.blank);
    nameInAddress(opened ? partsOfForm(to).waiting : undefined);
    toFocus.current = first as Path<V>;
  }
  const latest = useRef({ show, given });
  latest.current = { show, given };

  useEffect(() => {
    let isOver = false;
    const { opened: known, place: at } = latest.current.given;
    const read =
      known === undefined ? readShown<Partial<V>>(place, at) : { form: place.form, opened: known, begun: [] };
    void Promise.resolve(read).then((shown) => !isOver && latest.current.show(shown));
    return () => {
      isOver = true;
    };
  }, [place]);
  // newer data replace the form's values unless something was typed
  const version = edits?.shown.version;
  const isUntouched = round > 0 && !opened && !form.formState.isDirty && images.chosen.length === 0 && !result;
  const follow = useRef<() => void>(() => undefined);
  follow.current = () => {
    if (isUntouched && edit.began().version !== version) beginWith(null);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another version was read
  useEffect(() => follow.current(), [version]);

  const { shown, typed, save } = autosave;
  const { setFocus } = form;
  const storing = useRef({ shown, typed });
  storing.current = { shown, typed };
  useEffect(() => {
    if (round > 0) storing.current.shown();
    if (toFocus.current) setFocus(toFocus.current);
    toFocus.current = null;
  }, [round, setFocus]);
  const { subscribe } = form;
  useEffect(() => subscribe({ formState: { values: true }, callback: () => storing.current.typed() }), [subscribe]);
  const { list, mainKey } = images;
  // biome-ignore lint/correctness/useExhaustiveDependencies: photos are stored at once as they change
  useEffect(() => void save(), [list, mainKey, save]);

  const isSending = sending.progress !== null;
  const isDone = !given.again && (result?.state === 'sent' || result?.state === 'queued');
  const isBusy = isSending || isDone || images.preparing > 0;
  const isMissing = rules.required !== undefined && list.length === 0 && images.preparing === 0;

  async function sendBody(body: Out): Promise<void> {
    if (isBusy) return;
    if (isMissing) return imagesButton.current?.focus();
    setResult(null);
    const draft = autosave.snapshot();
    const { edit: path, ...written } = given.item(body, images, draft.id);
    const { files } = images;
    const imagesBefore = list.length - files.length;
    setSentList(list);
    const ifMatch = edits && edit.began().version;
    void save(true);
    const sent = await sending.send<ReplyOf<K>>(async (wire) => {
      const atOnce = given.atOnce?.(body, ifMatch, files);
      if (atOnce) {
        const reply = await atOnce;
        if (opened?.waits) await dropItem(opened.id);
        return { state: 'sent', reply };
      }
      await loadKinds();
      const { stem, about = '' } = partsOfForm(draft.of.form);
      const address = path ?? formOf(stem)?.path(about) ?? '/';
      const item = { params: {}, ...written, kind: given.kind, edit: address, draft, ...(edits && { ifMatch }) };
      return send(item, { files, imagesBefore, ...wire }) as Promise<SendResult<ReplyOf<K>>>;
    });
    await settle(sent, body);
  }

  /**
   * Handles the result of sending. The draft is deleted once the server or the outbox has the item, and stays until
   * then.
   */
  async function settle(sent: FormResult<ReplyOf<K>>, body: Out): Promise<void> {
    if (sent.state === 'left') return autosave.drop();
    if (sent.state === 'cancelled') return setResult(sent);
    if (sent.state === 'failed') {
      const { error } = sent;
      autosave.settle(error);
      if (edits && edit.takes(error)) return;
      if (given.onFailed) given.onFailed(error);
      setFaultsShown(given.onFailed !== undefined || showFieldFaults(form, error));
      return setResult(sent);
    }
    if (sent.state === 'sent' && given.refuses?.(sent.reply)) return void given.onSent?.(sent.reply, body);
    setResult(sent);
    if (given.again) {
      await autosave.renew();
      begin(null, begun.current, { photos: [] });
    } else {
      await autosave.drop();
    }
    if (sent.state === 'sent') return void (await given.onSent?.(sent.reply, body));
    if (given.queued) tellQueued(sent.item, given.queued);
    given.onQueued?.(sent.item);
  }

  function submit(event?: FormEvent): void {
    event?.preventDefault();
    if (isSending || isDone) return;
    setResult(null);
    setAsked(true);
    const judge = given.judge ?? (() => true);
    void form.handleSubmit(
      async (body) => {
        if (judge({}) && !given.asks?.(body)) await sendBody(body);
      },
      (errors) => void judge(errors),
    )(event as never);
  }

  const error = result?.state === 'failed' ? result.error : null;
  // the error of an image that was refused during its upload belongs to `images`
  const refused = isApiError(error) ? (error.errors[rules.field] ?? error.errors.images) : undefined;
  return {
    form,
    images,
    imagesButton,
    submit,
    send: sendBody,
    isReady: round > 0,
    isSending,
    isDone,
    isBusy,
    progress: sending.progress,
    cancel: sending.cancel,
    result,
    fault: areFaultsShown || refused ? null : error,
    ofImages: isAsked && isMissing ? rules.required : list === sentList ? refused : undefined,
    waitingId: opened?.waits && !isSending && !isDone ? opened.id : null,
    // a short form only says that its texts were restored
    draft:
      short && !opened?.storedAt
        ? null
        : {
            storedAt: short ? null : autosave.storedAt,
            trouble: short ? null : autosave.trouble,
            restoredAt: opened?.storedAt ?? null,
            hasImages: given.images !== undefined,
            discard: async () => {
              await autosave.drop();
              if (several && !opened?.waits) return goTo(null, several.name);
              beginWith(await readStored<Partial<V>>({ account, form: shownNow.form }), given.blank);
            },
            begun: several && stateOf(shownNow, several.another, goOn),
          },
    conflict: edit.conflict,
    isLost: unstored.some((name) => Boolean((form.formState.dirtyFields as Record<string, unknown>)[name])),
    save,
    drop: autosave.drop,
  };
}
