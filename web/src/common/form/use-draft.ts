import { minute } from '@tero/shared/rules/time/durations';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isApiError } from '../../lib/http/client/api-error.ts';
import {
  type Began,
  beginning,
  type Draft,
  dropDraft,
  type FormDraft,
  NoRoomError,
  readDraft,
  saveDraft,
  whileOpen,
  writeLocal,
} from '../../offline/drafts/drafts.ts';
import type { FormSnapshot, OpenedForm } from '../../offline/outbox/outbox.ts';
import { toast } from '../../ui/toast.tsx';
import type { FormImages } from '../images/use-images.ts';
import { leaveWaiting } from './draft-queries.ts';

export interface DraftState {
  /** when the draft was last stored; null if never */
  storedAt: Date | null;
  /** why the draft is not stored, or not completely */
  trouble: string | null;
  /** it holds photos beside texts */
  hasImages: boolean;
  /**
   * stores the draft now if it has changed, as before the camera opens; `evenSo`: even if unchanged, as before sending
   */
  save: (evenSo?: boolean) => Promise<void>;
  /** deletes the draft, after sending or discarding; nothing is stored afterwards */
  drop: () => Promise<void>;
  /** deletes the draft; what is written into the form from now on is something new */
  renew: () => Promise<void>;
  /** after an error: where the server has something else under this identity that cannot be changed, it takes a new one */
  settle: (error: unknown) => void;
  /** the current state for the outbox, with its identity */
  snapshot: () => FormSnapshot;
}

interface Drafted<V extends FieldValues, Out> {
  draft: Draft;
  form: UseFormReturn<V, unknown, Out>;
  images?: FormImages;
  /** what the form began with: its draft, or the version of it that waits */
  opened: OpenedForm<unknown> | null;
  /** of a form of texts, what it began with without a draft: only fields that differ are stored */
  known?: V;
  /** fields that are never stored on the device */
  unstored?: readonly string[];
  began?: (() => Began<FieldValues>) | undefined;
}

/** Milliseconds from a letter to its storing, also while more are typed. */
const pause = 250;

const kept = 'Guardamos tu borrador en este dispositivo. Cuando vuelvas al formulario, seguís donde dejaste.';

/**
 * Stores a form and its images on the device as they change, for its owner only, until `drop`. Whoever leaves what was
 * written is told that it is kept (rule NAV-85).
 */
export function useDraft<V extends FieldValues, Out>(given: Drafted<V, Out>): DraftState {
  const { form, images } = given;
  const [storedAt, setStoredAt] = useState(given.opened?.storedAt ?? null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const latest = useRef(given);
  latest.current = given;
  const [first] = useState(() => given.opened?.id ?? crypto.randomUUID());
  const id = useRef(first);
  const place = useRef(given.draft);
  const state = useRef({
    timer: undefined as number | undefined,
    changed: false,
    saving: 0,
    last: Promise.resolve(),
    over: false,
    /** something was written in this visit, and not sent since */
    unsent: false,
  });

  const save = useCallback((evenSo = false): Promise<void> => {
    const now = state.current;
    window.clearTimeout(now.timer);
    now.timer = undefined;
    if (now.over || !(now.changed || evenSo)) return Promise.resolve();
    now.changed = false;
    now.unsent = !evenSo;
    now.saving += 1;
    const stored = store(latest.current, place.current, id.current).finally(() => {
      now.saving -= 1;
    });
    now.last = stored.then(
      (at) => {
        setStoredAt((before) => (before !== latest.current.opened?.storedAt && isSameMinute(before, at) ? before : at));
        setTrouble(null);
      },
      (error: unknown) => {
        now.changed = true;
        setTrouble(troubleOf(error));
      },
    );
    return now.last;
  }, []);

  const { subscribe } = form;
  useEffect(() => {
    const now = state.current;
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        now.changed = true;
        now.timer ??= window.setTimeout(() => void save(), pause);
      },
    });
    // a phone may end a page in the background
    const leaving = () => {
      // the database would be too late
      const isLate = !now.over && (now.changed || now.saving > 0);
      if (isLate) writeLocal(place.current, { id: id.current, values: valuesOf(latest.current) });
      void save();
    };
    const hidden = () => {
      if (document.visibilityState === 'hidden') leaving();
    };
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', leaving);
    const closed = whileOpen(() => save().then(() => now.last));
    return () => {
      unsubscribe();
      closed();
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', leaving);
      void save().then(() => {
        // a form of a few texts goes on by itself where it stood
        if (now.unsent && !now.over && !latest.current.known) void tellKept(place.current);
      });
    };
  }, [subscribe, save]);

  const list = images?.list;
  const mainKey = images?.mainKey;
  const shown = useRef({ list, mainKey });
  useEffect(() => {
    if (shown.current.list === list && shown.current.mainKey === mainKey) return;
    shown.current = { list, mainKey };
    state.current.changed = true;
    void save();
  }, [list, mainKey, save]);

  const forget = useCallback(async (left: Draft) => {
    window.clearTimeout(state.current.timer);
    state.current.timer = undefined;
    state.current.changed = false;
    state.current.unsent = false;
    await dropDraft(left).catch(() => {
      // storage is blocked: nothing was stored there
    });
  }, []);
  const drop = useCallback(() => {
    state.current.over = true;
    return forget(place.current);
  }, [forget]);
  const renew = useCallback(async () => {
    id.current = crypto.randomUUID();
    const left = place.current;
    const next = { ...left, form: beginning(left.form) };
    // where something else was begun it stays: this form goes on under the name of what it sent
    if (next.form !== left.form && !(await readDraft(next).catch(() => null))) {
      place.current = next;
      leaveWaiting();
    }
    await forget(left);
  }, [forget]);

  const settle = useCallback((error: unknown) => {
    if (isApiError(error, 'key_reused')) id.current = crypto.randomUUID();
  }, []);

  const snapshot = useCallback(() => {
    const { images: held } = latest.current;
    return {
      id: id.current,
      of: place.current,
      values: valuesOf(latest.current),
      images: held?.chosen.map(({ key }) => key) ?? [],
    };
  }, []);

  return { storedAt, trouble, hasImages: images !== undefined, save, drop, renew, settle, snapshot };
}

/** Stores what the form holds; a form of texts that says nothing new has no draft. */
function store<V extends FieldValues, Out>(given: Drafted<V, Out>, draft: Draft, id: string): Promise<Date> {
  const { known, images } = given;
  const values = valuesOf(given);
  const isEmpty = Object.keys(values.fields).length === 0 && !images?.chosen.length && !images?.removed.length;
  if (known && isEmpty) return dropDraft(draft).then(() => new Date());
  return saveDraft(draft, { id, values, images: [...(images?.chosen ?? [])] });
}

function valuesOf<V extends FieldValues, Out>(given: Drafted<V, Out>): FormDraft<Partial<V>> {
  const { images, began, unstored = [] } = given;
  return {
    fields: fieldsOf(given),
    order: images?.list.map(({ key }) => key) ?? [],
    mainKey: images?.mainKey ?? null,
    removed: images?.removed.map(({ key }) => key) ?? [],
    ...(began && { began: without(structuredClone(began()), unstored) as Began<Partial<V>> }),
  };
}

function without(began: Began<FieldValues>, unstored: readonly string[]): Began<FieldValues> {
  const fields = Object.entries(began.fields).filter(([name]) => !unstored.includes(name));
  return { ...began, fields: Object.fromEntries(fields) };
}

/** Asks the device, so that it is not said of a draft that could not be stored or went with a sign-out. */
async function tellKept(draft: Draft): Promise<void> {
  const stored = await readDraft(draft).catch(() => null);
  if (stored) toast.info(kept, { duration: 6000 });
}

function fieldsOf<V extends FieldValues, Out>({ form, known, unstored = [] }: Drafted<V, Out>): Partial<V> {
  const typed = Object.entries(structuredClone(form.getValues()));
  const stored = typed.filter(([name, value]) => !unstored.includes(name) && !(known && value === known[name]));
  return Object.fromEntries(stored) as Partial<V>;
}

function isSameMinute(one: Date | null, other: Date): boolean {
  return one !== null && Math.floor(one.getTime() / minute) === Math.floor(other.getTime() / minute);
}

function troubleOf(error: unknown): string {
  if (!(error instanceof NoRoomError)) {
    return 'No pudimos guardar el borrador en este dispositivo. No cierres Tero hasta enviarlo.';
  }
  if (!error.imagesOnly) {
    return 'No hay lugar en el teléfono para guardar el borrador. Liberá espacio, o no cierres Tero hasta enviarlo.';
  }
  return 'No hay lugar en el teléfono para guardar las fotos del borrador; el texto sí quedó guardado. Liberá espacio, o no cierres Tero hasta enviarlo.';
}
