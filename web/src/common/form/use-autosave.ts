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
  /** the reason why the draft is not stored, or only in part */
  trouble: string | null;
  /** called when something was typed; stores it after a pause */
  typed: () => void;
  /**
   * stores the draft now if it has changed, such as before the camera opens; with `evenSo`, also an unchanged draft,
   * such as before sending
   */
  save: (evenSo?: boolean) => Promise<void>;
  /** all that is typed is stored */
  isStored: () => boolean;
  /**
   * takes the first state of the form; nothing is stored until the form shows it. The draft is stored under the name
   * `form` from then on
   */
  begin: (opened: OpenedForm<unknown> | null, form?: FormName) => void;
  /** the form shows its beginning */
  shown: () => void;
  /** deletes the draft after sending or discarding; nothing is stored until the form begins again */
  drop: () => Promise<void>;
  /** deletes the draft of a sent form that stays open, whose next draft is a new thing */
  renew: () => Promise<void>;
  /**
   * called after an error: the form takes a new id if the server has another thing under its id that cannot be changed
   */
  settle: (error: unknown) => void;
  /** returns the current state for the outbox, with its id */
  snapshot: () => FormSnapshot;
}

interface Given {
  place: Draft;
  values: () => FormDraft<object>;
  images: readonly DraftImage[];
  /** whether the form has only a few texts: without new text it has no draft and mentions none */
  short: boolean;
}

/** Milliseconds after which a typed letter is stored, even while the person goes on typing. */
const pause = 250;

const kept = 'Guardamos tu borrador en este dispositivo. Cuando vuelvas al formulario, seguís donde lo dejaste.';

/**
 * Stores a form on the device as it changes, for its owner only. A message says so when a person leaves the form (rule
 * NAV-85).
 */
export function useAutosave(given: Given): Autosave {
  const [storedAt, setStoredAt] = useState<Date | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const latest = useRef(given);
  latest.current = given;
  const [now] = useState(() => ({
    id: crypto.randomUUID() as string,
    place: given.place,
    /** the content that was stored last */
    said: '',
    /** whether no draft is stored: the form has not begun, or was sent */
    over: true,
    timer: undefined as number | undefined,
    saving: 0,
    last: Promise.resolve(),
    /** whether text was written in this visit and not sent since */
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
        // a short form simply continues where it was left, so it needs no message
        if (now.unsent && !now.over && !latest.current.short) void tellKept(now.place);
      });
    };
  }, [now, content, save]);

  /** deletes everything that was written; where storage is blocked, nothing was stored */
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
      // keeps other begun things: this form continues under the name of the thing that it sent
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

/** Shows the message that the draft is kept, after checking that it was stored and no sign-out deleted it. */
async function tellKept(draft: Draft): Promise<void> {
  const stored = await readDraft(draft).catch(() => null);
  // no message on the way to signing in: the form shows it when the person is back (rule NAV-85)
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
