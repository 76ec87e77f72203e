import type { FormEvent, RefObject } from 'react';
import type { FieldErrors, FieldValues, Resolver, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { FormKind, ReplyOf } from '../../offline/kinds.ts';
import type { OpenedForm, OutboxItem } from '../../offline/outbox/outbox.ts';
import type { FormWords } from '../conflict/differences.ts';
import type { Conflict } from '../conflict/use-conflict.ts';
import type { ImageRules, StoredImage } from '../images/image.ts';
import type { FormImages } from '../images/use-images.ts';
import type { DraftState } from './DraftNotes.tsx';
import type { FormPlace } from './stored-form.ts';
import type { FormResult } from './use-sending.ts';

/** The content that a form sends, in the words of its kind. `edit`: the form's path, if it differs from the kind's. */
interface Written {
  params?: Record<string, string | number> | undefined;
  body: object;
  /** one line for people: 'Publicación: Un portón' */
  title: string;
  subject?: unknown;
  edit?: string;
}

/** The thing that a form edits. Somebody else may change it meanwhile (rule NAV-96). */
interface Edited<V, T> {
  /** the version as it was read */
  shown: T;
  /** returns what the form shows of it */
  fields: (shown: T) => V;
  /** returns its images */
  images?: (shown: T) => readonly StoredImage[];
  /** the fields in the words of the form */
  words: FormWords;
}

/** The arguments that a form gives to `useOutboxForm`. */
export interface OutboxFormGiven<K extends FormKind, V extends FieldValues, Out, T> {
  kind: K;
  schema?: z.ZodType<Out, V> | Resolver<V, unknown, Out>;
  place: FormPlace;
  /** what the form shows before anything is typed */
  known: V;
  /** what it shows once its draft was discarded, where that is not `known` */
  blank?: V;
  /** its stored draft, if the screen has read it; null: there is nothing to restore */
  opened?: OpenedForm<Partial<V>> | null;
  /** puts what was stored over `known`, where a field depends on others */
  restore?: (stored: Partial<V>) => V;
  images?: {
    rules: ImageRules & { field: string; required?: string | undefined };
    /** the images on the server, if the form is no edit that may meet other edits */
    stored?: readonly StoredImage[];
  };
  edits?: Edited<V, T> | undefined;
  /**
   * a form of a few texts: only those that differ from `known` are stored, and a line tells only that they came back
   */
  short?: boolean;
  /** fields that are never stored on the device */
  unstored?: readonly (keyof V & string)[];
  /** whether the form stays open once it was sent, for the next item */
  again?: boolean;
  /** judges the whole, shows its faults and focuses the first, in place of the form; returns whether there is none */
  judge?: (errors: FieldErrors<V>) => boolean;
  /** returns whether something is asked before it is sent, with `send` */
  asks?: (body: Out) => boolean;
  /** returns what is sent; `id`: the item's id, which stays the same until it has arrived */
  item: (body: Out, images: FormImages, id: string) => Written;
  /** sends what must not wait on the device at once; null: it may wait */
  atOnce?: (body: Out, version: string | undefined, files: readonly File[]) => Promise<ReplyOf<K>> | null;
  /** returns whether the response did not do it: the form stays, and `onSent` says why */
  refuses?: (reply: ReplyOf<K>) => boolean;
  onSent?: (reply: ReplyOf<K>, body: Out) => unknown;
  /** the text shown when it waits for signal: a sentence without its full stop */
  queued?: string;
  onQueued?: (item: OutboxItem) => void;
  /** shows the server's faults, in place of the fields and the frame */
  onFailed?: (error: unknown) => void;
}

/** A form that can wait without signal; `OutboxFormFrame` shows its notes. */
export interface OutboxForm<V extends FieldValues, Out, Reply> {
  form: UseFormReturn<V, unknown, Out>;
  images: FormImages;
  /** the picker's button, focused when the images have a fault */
  imagesButton: RefObject<HTMLButtonElement | null>;
  submit: (event?: FormEvent) => void;
  /** sends what was checked already */
  send: (body: Out) => Promise<void>;
  /** what the device kept of it is read */
  isReady: boolean;
  isSending: boolean;
  /** the server or the outbox has it, and the screen is to be left */
  isDone: boolean;
  /** whether it is being sent, was sent, or its images are not ready */
  isBusy: boolean;
  /** from 0 to 1 over the bytes of the images; null: nothing is being sent */
  progress: number | null;
  cancel: () => void;
  /** what became of the last sending; null while it is under way or nothing was sent */
  result: FormResult<Reply> | null;
  /** why it was not sent, unless fields show that */
  fault: unknown;
  ofImages: string | undefined;
  /** the waiting item that it shows a version of */
  waitingId: string | null;
  draft: DraftState | null;
  /** what somebody else changed meanwhile */
  conflict: Conflict | null;
  /** whether leaving would lose typed text */
  isLost: boolean;
  /** stores what is typed now, since the camera may end the page; `evenSo`: even if nothing was typed */
  save: (evenSo?: boolean) => Promise<void>;
  /** forgets what was typed, before the screen is left */
  drop: () => Promise<void>;
}
