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

/** The data that a form sends, as its kind expects them. `edit` is the form's path, if it differs from the kind's. */
interface Written {
  params?: Record<string, string | number> | undefined;
  body: object;
  /** one line for people: 'Publicación: Un portón' */
  title: string;
  subject?: unknown;
  edit?: string;
}

/** The edited thing, which somebody else may change meanwhile (rule NAV-96). */
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

/** The declaration of a form for `useOutboxForm`. */
export interface OutboxFormGiven<K extends FormKind, V extends FieldValues, Out, T> {
  kind: K;
  schema?: z.ZodType<Out, V> | Resolver<V, unknown, Out>;
  place: FormPlace;
  /** what the form shows before anything is typed */
  known: V;
  /** the values that it shows once its draft was discarded; default: `known` */
  blank?: V;
  /** the stored draft, if the screen has read it; null when there is none */
  opened?: OpenedForm<Partial<V>> | null;
  /** merges the stored values into `known`, where a field depends on others */
  restore?: (stored: Partial<V>) => V;
  images?: {
    rules: ImageRules & { field: string; required?: string | undefined };
    /** the images on the server, unless the form is an edit that may conflict with others */
    stored?: readonly StoredImage[];
  };
  edits?: Edited<V, T> | undefined;
  /**
   * whether the form has only a few texts: it stores those that differ from `known`, and only says that they were
   * restored
   */
  short?: boolean;
  /** fields that are never stored on the device */
  unstored?: readonly (keyof V & string)[];
  /** whether the form stays open for the next item once it was sent */
  again?: boolean;
  /** validates everything instead of the form: shows the errors, focuses the first, and returns whether there are none */
  judge?: (errors: FieldErrors<V>) => boolean;
  /** returns whether the form asks a question before it calls `send` */
  asks?: (body: Out) => boolean;
  /** returns the data to send; `id` is the item's id, which stays the same until it has arrived */
  item: (body: Out, images: FormImages, id: string) => Written;
  /** sends at once, for content that must not wait on the device; null when it may wait */
  atOnce?: (body: Out, version: string | undefined, files: readonly File[]) => Promise<ReplyOf<K>> | null;
  /** returns whether the response means a failure: the form stays, and `onSent` says why */
  refuses?: (reply: ReplyOf<K>) => boolean;
  onSent?: (reply: ReplyOf<K>, body: Out) => unknown;
  /** the text shown when the item waits for a connection: a sentence without its full stop */
  queued?: string;
  onQueued?: (item: OutboxItem) => void;
  /** shows the server's errors, instead of the fields and the frame */
  onFailed?: (error: unknown) => void;
}

/** A form that can be sent later, without a connection now; `OutboxFormFrame` shows its notes. */
export interface OutboxForm<V extends FieldValues, Out, Reply> {
  form: UseFormReturn<V, unknown, Out>;
  images: FormImages;
  /** the picker's button, focused when the images have an error */
  imagesButton: RefObject<HTMLButtonElement | null>;
  submit: (event?: FormEvent) => void;
  /** sends content that was already checked */
  send: (body: Out) => Promise<void>;
  /** what the device kept of it is read */
  isReady: boolean;
  isSending: boolean;
  /** whether the server or the outbox has the item, so that the screen can be left */
  isDone: boolean;
  /** whether the form is being sent, was sent, or has images that are not ready */
  isBusy: boolean;
  /** the sent part of the images' bytes, from 0 to 1; null while nothing is being sent */
  progress: number | null;
  cancel: () => void;
  /** the result of the last sending; null while it is under way or nothing was sent */
  result: FormResult<Reply> | null;
  /** the error of the last sending, unless fields show it */
  fault: unknown;
  ofImages: string | undefined;
  /** the id of the waiting item that the form shows */
  waitingId: string | null;
  draft: DraftState | null;
  /** the changes that somebody else has made meanwhile */
  conflict: Conflict | null;
  /** whether leaving would lose typed text */
  isLost: boolean;
  /** stores the typed text now, because the camera may end the page; with `evenSo`, even if nothing was typed */
  save: (evenSo?: boolean) => Promise<void>;
  /** deletes the typed text, before the person leaves the screen */
  drop: () => Promise<void>;
}
