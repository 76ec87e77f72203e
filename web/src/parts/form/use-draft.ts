import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { dropDraft, type ImageDraft, NoRoomError, readDraft, saveDraft } from '../../offline/drafts/drafts.ts';
import type { FormSnapshot } from '../../offline/outbox/outbox.ts';
import { toast } from '../../ui/toast.tsx';
import type { FormImages } from '../images/use-images.ts';
import { type KeyedContent, whatever } from './idempotency-key.ts';

/**
 * The stored state of a form: its fields, the order of its images, and the idempotency key of its last send. Installed
 * apps hold it.
 */
export interface FormDraft<V> {
  fields: V;
  order: string[];
  mainKey: string | null;
  /** keys of the server's images to remove */
  removed: string[];
  /** idempotency key, kept over retries and reloads */
  attempt?: KeyedContent | undefined;
}

export interface DraftState {
  /** when the draft was last stored; null if never */
  storedAt: Date | null;
  /** why the draft is not stored, or not completely */
  trouble: string | null;
  /**
   * stores the draft now if it has changed, as before the camera opens; `evenSo`: even if unchanged, as before sending
   */
  save: (evenSo?: boolean) => Promise<void>;
  /** deletes the draft, after sending or discarding; nothing is stored afterwards */
  drop: () => Promise<void>;
  /** the current state for the outbox, from which the form can be opened again */
  snapshot: () => FormSnapshot;
}

interface Drafted<V extends FieldValues, Out> {
  draft: ImageDraft;
  form: UseFormReturn<V, unknown, Out>;
  images?: FormImages;
  /** time of the draft that the form began with */
  storedAt?: Date | undefined;
  attempt?: () => FormDraft<V>['attempt'];
}

const pause = 600;

const kept = 'Guardamos tu borrador en este dispositivo. Cuando vuelvas al formulario, seguís donde dejaste.';

/**
 * Stores a form and its images on the device as they change, for its owner only, until `drop`. Whoever leaves what was
 * written is told that it is kept (rule NAV-85).
 */
export function useDraft<V extends FieldValues, Out>(given: Drafted<V, Out>): DraftState {
  const { form, images } = given;
  const [storedAt, setStoredAt] = useState(given.storedAt ?? null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const latest = useRef(given);
  latest.current = given;
  const state = useRef({
    timer: undefined as number | undefined,
    changed: false,
    over: false,
    /** something was written in this visit, and not sent since */
    unsent: false,
  });

  const save = useCallback((evenSo = false): Promise<void> => {
    const now = state.current;
    window.clearTimeout(now.timer);
    if (now.over || !(now.changed || evenSo)) return Promise.resolve();
    now.changed = false;
    now.unsent = !evenSo;
    const { draft, images: held } = latest.current;
    return saveDraft(draft, valuesOf(latest.current), [...(held?.chosen ?? [])]).then(
      (at) => {
        setStoredAt(at);
        setTrouble(null);
      },
      (error: unknown) => {
        now.changed = true;
        setTrouble(troubleOf(error));
      },
    );
  }, []);

  const { subscribe } = form;
  useEffect(() => {
    const now = state.current;
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        now.changed = true;
        window.clearTimeout(now.timer);
        now.timer = window.setTimeout(() => void save(), pause);
      },
    });
    // a phone may end a page in the background
    const hidden = () => {
      if (document.visibilityState === 'hidden') void save();
    };
    document.addEventListener('visibilitychange', hidden);
    const leaving = () => void save();
    window.addEventListener('pagehide', leaving);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', leaving);
      void save().then(() => {
        if (now.unsent && !now.over) void tellKept(latest.current.draft);
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

  const drop = useCallback(async () => {
    state.current.over = true;
    window.clearTimeout(state.current.timer);
    await dropDraft(latest.current.draft).catch(() => {
      // storage is blocked: nothing was stored there
    });
  }, []);

  const snapshot = useCallback(() => {
    const { draft, images: held } = latest.current;
    const values = valuesOf(latest.current);
    if (values.attempt) values.attempt = { ...values.attempt, said: whatever };
    return { of: draft, values, images: held?.chosen.map(({ key }) => key) ?? [] };
  }, []);

  return { storedAt, trouble, save, drop, snapshot };
}

function valuesOf<V extends FieldValues, Out>({ form, images, attempt }: Drafted<V, Out>): FormDraft<V> {
  return {
    fields: structuredClone(form.getValues()),
    order: images?.list.map(({ key }) => key) ?? [],
    mainKey: images?.mainKey ?? null,
    removed: images?.removed.map(({ key }) => key) ?? [],
    attempt: attempt?.(),
  };
}

/** Asks the device, so that it is not said of a draft that could not be stored or went with a sign-out. */
async function tellKept(draft: ImageDraft): Promise<void> {
  const stored = await readDraft(draft).catch(() => null);
  if (stored) toast.info(kept, { duration: 6000 });
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
