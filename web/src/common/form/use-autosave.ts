import { minute } from '@tero/shared/rules/time/durations';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isApiError } from '../../lib/http/client/api-error.ts';
import { isPassing } from '../../lib/navigation/entry-path.ts';
import {
  beginning,
  type Draft,
  type DraftImage,
  dropDraft,
  type FormDraft,
  type FormName,
  NoRoomError,
  partsOfForm,
  readDraft,
  saveDraft,
  whileOpen,
  writeLocal,
} from '../../offline/drafts/drafts.ts';
import type { FormSnapshot, OpenedForm } from '../../offline/outbox/outbox.ts';
import { toast } from '../../ui/toast.tsx';
import { nameInAddress } from './stored-form.ts';

export interface Autosave {
  /** when the draft was last stored; null if never */
  storedAt: Date | null;
  /** why the draft is not stored, or not completely */
  trouble: string | null;
  /** called when something was typed: stores it in a moment */
  typed: () => void;
  /**
   * stores the draft now if it has changed, as before the camera opens; `evenSo`: even if unchanged, as before sending
   */
  save: (evenSo?: boolean) => Promise<void>;
  /** all that is typed is stored */
  isStored: () => boolean;
  /**
   * takes the state that the form has to show at first; nothing is stored until the form shows it. `form`: the name
   * under which it is stored from now on
   */
  begin: (opened: OpenedForm<unknown> | null, form?: FormName) => void;
  /** the form shows its beginning */
  shown: () => void;
  /** deletes the draft, after sending or discarding; nothing is stored until the form begins again */
  drop: () => Promise<void>;
  /** deletes the draft of a sent form that stays open; its next draft is a new thing */
  renew: () => Promise<void>;
  /**
   * called after an error: if the server has another thing under this identity that cannot be changed, the form takes a
   * new identity
   */
  settle: (error: unknown) => void;
  /** the current state for the outbox, with its identity */
  snapshot: () => FormSnapshot;
}

interface Given {
  place: Draft;
  values: () => FormDraft<object>;
  images: readonly DraftImage[];
  /** whether it is a form of a few texts: without new text it has no draft, and the form does not mention one */
  short: boolean;
}

/** Milliseconds between a typed letter and its storing, even while the person goes on typing. */
const pause = 250;

const kept = 'Guardamos tu borrador en este dispositivo. Cuando vuelvas al formulario, seguís donde lo dejaste.';

/**
 * Stores a form on the device as it changes, only for its owner. Tells a person who leaves the form that it is stored
 * (rule NAV-85).
 */
export function useAutosave(given: Given): Autosave {
  const [storedAt, setStoredAt] = useState<Date | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const latest = useRef(given);
  latest.current = given;
  const [now] = useState(() => ({
    id: crypto.randomUUID() as string,
    place: given.place,
    /** what was stored last */
    said: '',
    /** no draft is to be stored: the form has not begun, or was sent */
    over: true,
    timer: undefined as number | undefined,
    saving: 0,
    last: Promise.resolve(),
    /** whether something was written in this visit, and not sent since */
    unsent: false,
    restoredAt: null as Date | null,
  }));
  const content = useCallback(() => JSON.stringify(latest.current.values()), []);

  const save = useCallback(
    (evenSo = false): Promise<void> => {
      window.clearTimeout(now.timer);
      now.timer = undefined;
      const said = content();
      if (now.over || (said === now.said && !evenSo)) return now.last;
      now.said = said;
      now.unsent = !evenSo;
      now.saving += 1;
      const stored = store(latest.current, now.place, now.id).finally(() => {
        now.saving -= 1;
      });
      now.last = stored.then(
        (at) => {
          setStoredAt((before) => (before !== now.restoredAt && isSameMinute(before, at) ? before : at));
          setTrouble(null);
        },
        (error: unknown) => {
          now.said = '';
          setTrouble(troubleOf(error));
        },
      );
      return now.last;
    },
    [now, content],
  );

  useEffect(() => {
    // a phone may end a page in the background
    const leaving = () => {
      // the database would be too late
      const isLate = !now.over && (now.saving > 0 || content() !== now.said);
      if (isLate) writeLocal(now.place, { id: now.id, values: latest.current.values() });
      void save();
    };
    const hidden = () => {
      if (document.visibilityState === 'hidden') leaving();
    };
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', leaving);
    const closed = whileOpen(() => save().then(() => now.last));
    return () => {
      closed();
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', leaving);
      void save().then(() => {
        // a form of a few texts goes on by itself where it stood
        if (now.unsent && !now.over && !latest.current.short) void tellKept(now.place);
      });
    };
  }, [now, content, save]);

  /** nothing of what was written stays; where storage is blocked, nothing was stored */
  function forget(left: Draft): Promise<void> {
    now.over = true;
    now.unsent = false;
    window.clearTimeout(now.timer);
    now.timer = undefined;
    return dropDraft(left).catch(() => undefined);
  }
  return {
    storedAt,
    trouble,
    save,
    typed() {
      now.timer ??= window.setTimeout(() => void save(), pause);
    },
    isStored: () => content() === now.said,
    begin(opened, form) {
      now.over = true;
      now.id = opened?.id ?? (form && partsOfForm(form).waiting) ?? crypto.randomUUID();
      if (form) {
        now.place = { ...now.place, form };
        now.unsent = false;
      }
      now.restoredAt = opened?.storedAt ?? null;
      setStoredAt(now.restoredAt);
      setTrouble(null);
    },
    shown() {
      now.said = content();
      now.over = false;
    },
    drop: () => forget(now.place),
    async renew() {
      const left = now.place;
      const gone = forget(left);
      const next = { ...left, form: beginning(left.form) };
      // another begun thing stays: this form goes on under the name of the thing that it sent
      if (next.form !== left.form && !(await readDraft(next).catch(() => null))) {
        now.place = next;
        nameInAddress();
      }
      await gone;
    },
    settle(error) {
      if (isApiError(error, 'key_reused')) now.id = crypto.randomUUID();
    },
    snapshot: () => ({
      id: now.id,
      of: now.place,
      values: latest.current.values(),
      images: latest.current.images.map(({ key }) => key),
    }),
  };
}

function store({ values, images, short }: Given, draft: Draft, id: string): Promise<Date> {
  const held = values();
  const isEmpty = Object.keys(held.fields).length === 0 && images.length === 0 && held.removed.length === 0;
  if (short && isEmpty) return dropDraft(draft).then(() => new Date());
  return saveDraft(draft, { id, values: held, images: [...images] });
}

/**
 * Asks the device, so that the form does not say this of a draft that could not be stored or was deleted by a sign-out.
 */
async function tellKept(draft: Draft): Promise<void> {
  const stored = await readDraft(draft).catch(() => null);
  // the way to a session is no place for it: the form says so when the person is back (rule NAV-85)
  if (isPassing(window.location.pathname)) return;
  if (stored) toast.info(kept, { duration: 6000 });
}

function isSameMinute(one: Date | null, other: Date): boolean {
  return one !== null && Math.floor(one.getTime() / minute) === Math.floor(other.getTime() / minute);
}

function troubleOf(error: unknown): string {
  if (!(error instanceof NoRoomError)) {
    return 'No pudimos guardar el borrador en este dispositivo. No cierres Tero hasta enviarlo.';
  }
  if (!error.imagesOnly) {
    return 'No hay espacio en este dispositivo para guardar el borrador. Liberá espacio, o no cierres Tero hasta enviarlo.';
  }
  return 'No hay espacio en este dispositivo para guardar las fotos del borrador. El texto sí quedó guardado. Liberá espacio, o no cierres Tero hasta enviarlo.';
}
