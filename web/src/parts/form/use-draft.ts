import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type DraftOwner, dropDraft, NoRoomError, saveDraft } from '../../offline/drafts/drafts.ts';
import type { FormImages } from '../images/use-images.ts';
import { type KeyedContent, whatever } from './idempotency-key.ts';

/** The stored state of a form: its fields, the order of its images, and the idempotency key of its last send. */
export interface FormDraft<V> {
  fields: V;
  order: string[];
  mainKey: string | null;
  /** keys of the server's images to remove */
  removed: string[];
  /** idempotency key, kept over retries and reloads */
  attempt?: KeyedContent | undefined;
}

export interface DraftState<V = unknown> {
  /** when the draft was last stored; null if never */
  keptAt: Date | null;
  /** why the draft is not stored, or not completely */
  trouble: string | null;
  /**
   * stores the draft now if it has changed, as before the camera opens; `evenSo`: even if unchanged, as before sending
   */
  keep: (evenSo?: boolean) => void;
  /** deletes the draft, after sending or discarding; nothing is stored afterwards */
  drop: () => Promise<void>;
  /** the current state for the outbox, from which the form can be opened again */
  snapshot: () => { form: string; values: FormDraft<V>; photos: string[] };
}

interface Kept<V extends FieldValues, Out> {
  owner: DraftOwner;
  form: UseFormReturn<V, unknown, Out>;
  photos?: FormImages;
  /** time of the draft that the form began with */
  keptAt?: Date | undefined;
  attempt?: () => FormDraft<V>['attempt'];
}

const pause = 600;

/** Stores a form and its images on the device as they change, for its owner only, until `drop`. */
export function useDraft<V extends FieldValues, Out>(given: Kept<V, Out>): DraftState<V> {
  const { form, photos } = given;
  const [keptAt, setKeptAt] = useState(given.keptAt ?? null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const latest = useRef(given);
  latest.current = given;
  const state = useRef<{ timer: number | undefined; changed: boolean; over: boolean }>({
    timer: undefined,
    changed: false,
    over: false,
  });

  const keep = useCallback((evenSo = false) => {
    const now = state.current;
    window.clearTimeout(now.timer);
    if (now.over || !(now.changed || evenSo)) return;
    now.changed = false;
    const { owner, photos: chosen } = latest.current;
    saveDraft(owner, { values: valuesOf(latest.current), photos: [...(chosen?.chosen ?? [])] }).then(
      (at) => {
        setKeptAt(at);
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
        now.timer = window.setTimeout(() => keep(), pause);
      },
    });
    // a phone may end a page in the background
    const hidden = () => {
      if (document.visibilityState === 'hidden') keep();
    };
    document.addEventListener('visibilitychange', hidden);
    const leaving = () => keep();
    window.addEventListener('pagehide', leaving);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', leaving);
      keep();
    };
  }, [subscribe, keep]);

  const list = photos?.list;
  const mainKey = photos?.mainKey;
  const shown = useRef({ list, mainKey });
  useEffect(() => {
    if (shown.current.list === list && shown.current.mainKey === mainKey) return;
    shown.current = { list, mainKey };
    state.current.changed = true;
    keep();
  }, [list, mainKey, keep]);

  const drop = useCallback(async () => {
    state.current.over = true;
    window.clearTimeout(state.current.timer);
    await dropDraft(latest.current.owner).catch(() => {
      // storage is blocked: nothing was stored there
    });
  }, []);

  const snapshot = useCallback(() => {
    const { owner, photos: held } = latest.current;
    const values = valuesOf(latest.current);
    if (values.attempt) values.attempt = { ...values.attempt, said: whatever };
    return { form: owner.form, values, photos: held?.chosen.map(({ key }) => key) ?? [] };
  }, []);

  return { keptAt, trouble, keep, drop, snapshot };
}

function valuesOf<V extends FieldValues, Out>({ form, photos, attempt }: Kept<V, Out>): FormDraft<V> {
  return {
    fields: structuredClone(form.getValues()),
    order: photos?.list.map(({ key }) => key) ?? [],
    mainKey: photos?.mainKey ?? null,
    removed: photos?.removed.map(({ key }) => key) ?? [],
    attempt: attempt?.(),
  };
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
