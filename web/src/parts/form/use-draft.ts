import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type DraftOwner, dropDraft, NoRoomError, saveDraft } from '../../offline/drafts/drafts.ts';
import type { Photos } from '../images/use-images.ts';
import { type Intention, whatever } from './idempotency-key.ts';

/** What is kept of a form: its fields, what becomes of its photos, and the key of its last sending. */
export interface FormDraft<V> {
  fields: V;
  order: string[];
  mainKey: string | null;
  /** keys of photos that the server has and that are to go */
  removed: string[];
  /** one intention over its retries, also after a reload */
  attempt?: Intention | undefined;
}

export interface DraftState<V = unknown> {
  /** when what the form holds was last kept; null while nothing is */
  keptAt: Date | null;
  /** why nothing is kept, or not all */
  trouble: string | null;
  /** at once, when anything has changed: before the camera opens. `evenSo`: whether it has or not, before sending */
  keep: (evenSo?: boolean) => void;
  /** it was sent, or is not wanted any more; nothing is kept after it */
  drop: () => Promise<void>;
  /** as it stands, for what is sent later and may come back to be changed */
  snapshot: () => { form: string; values: FormDraft<V>; photos: string[] };
}

interface Kept<V extends FieldValues, Out> {
  owner: DraftOwner;
  form: UseFormReturn<V, unknown, Out>;
  photos?: Photos;
  /** of the draft that the form began with */
  keptAt?: Date | undefined;
  attempt?: () => FormDraft<V>['attempt'];
}

const pause = 600;

/** Keeps a form and its photos on the device while they change, for its owner alone, until `drop`. */
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
    // a phone may end a page that is not looked at
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
      // storage is blocked: nothing was kept there
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
  if (!error.photosOnly) {
    return 'No hay lugar en el teléfono para guardar el borrador. Liberá espacio, o no cierres Tero hasta enviarlo.';
  }
  return 'No hay lugar en el teléfono para guardar las fotos del borrador; el texto sí quedó guardado. Liberá espacio, o no cierres Tero hasta enviarlo.';
}
