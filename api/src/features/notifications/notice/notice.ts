import type { NoticeKind } from './kinds.ts';

/** What a cause tells somebody. Short, in Spanish, and nothing that a lock screen may not show. */
export interface NewNotice {
  accountId: number;
  type: NoticeKind;
  title: string;
  message: string;
  /** a path of the app; null: nowhere */
  link?: string | null;
  /** unique per event and account: the same is told once */
  key: string;
  /** what it is about, `review:7`: a newer push about the same takes the place of one that waits */
  topic?: string;
  /** what its mail says instead of the message */
  mail?: { subject?: string; paragraphs?: readonly string[]; action?: { label: string; path: string } };
}

/** A notice on its way, as the outbox keeps it. */
export interface Notice {
  /** of the notice in the app; null when there is none */
  id: number | null;
  type: NoticeKind;
  title: string;
  message: string;
  link: string | null;
  topic: string | null;
  mail?: NewNotice['mail'];
}

export interface NoticePayload {
  notice: Notice;
  /** of a push: the browser's row */
  deviceId?: number;
}
