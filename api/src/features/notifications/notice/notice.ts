import type { NoticeType } from '@tero/shared/rules/notifications';
import { excerpt } from '@tero/shared/rules/text/text';

/**
 * A notice for one account. It is short, in Spanish, and fit for a lock screen: the title says who did what in 40
 * letters, and an alert says what to do in the first 100 letters of its message (docs/voice.md).
 */
export interface NewNotice {
  accountId: number;
  type: NoticeType;
  title: string;
  message: string;
  /** the SMS text after 'Tero: ', for when title and message do not fit into one SMS */
  sms?: string;
  /** a path of the app; null: nowhere */
  link?: string | null;
  /**
   * the event is the account's own act, so it is no news, nor are earlier notices about the same thing (rule NOTI-89)
   */
  isOwnAct?: boolean;
  /** unique per event and account: the event is notified once */
  key: string;
  /** the subject, like `review:7`: a newer push replaces a waiting push with the same topic */
  topic?: string;
  /** the time after which no channel sends the notice; without it, each channel has its own limit */
  until?: Date;
  /** texts of the mail, where they differ from the message */
  mail?: {
    subject?: string;
    preheader?: string;
    paragraphs?: readonly string[];
    action?: { label: string; path: string };
  };
}

/** A notice as the outbox stores it. */
export interface Notice {
  /** id of the notification in the app; null when there is none */
  id: number | null;
  type: NoticeType;
  title: string;
  message: string;
  sms?: string;
  link: string | null;
  topic: string | null;
  mail?: NewNotice['mail'];
}

export interface NoticePayload {
  notice: Notice;
  /** for a push: the id of the browser */
  deviceId?: number;
}

/** The letters of a push's title that every phone shows. */
const titleLength = 40;

/** Returns a title that contains a name which people chose. Shortens the name so that the title fits. */
export function titleWith(name: string, write: (name: string) => string): string {
  const room = titleLength - write('').length;
  return write(excerpt(name, room));
}
