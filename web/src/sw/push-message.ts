/** The contents of a push, ready to be shown. */
export interface PushMessage {
  title: string;
  body: string;
  /** opened by a tap; always a path of this app */
  path: string;
  /** a newer notification with the same tag replaces this one */
  tag: string | undefined;
  lang: string;
  silent: boolean;
  /** the unread count; null when the push does not give it */
  badge: number | null;
}

const unreadable: PushMessage = {
  title: 'Tenés novedades en Tero',
  body: '',
  path: '/',
  tag: undefined,
  lang: 'es-UY',
  silent: false,
  badge: null,
};

/**
 * Reads Declarative Web Push (`web_push: 8030`), which Safari shows by itself and other browsers pass on. A push must
 * always be shown, so an unreadable one becomes a general notice.
 */
export function readPush(text: string | null | undefined): PushMessage {
  const { notification: given, app_badge } = objectIn(text);
  if (typeof given !== 'object' || given === null) return unreadable;
  const { title, body, navigate, tag, lang, silent, ...rest } = given as Record<string, unknown>;
  if (typeof title !== 'string' || !title.trim()) return unreadable;
  return {
    title,
    body: typeof body === 'string' ? body : '',
    path: pathOf(navigate),
    tag: typeof tag === 'string' && tag ? tag : undefined,
    lang: typeof lang === 'string' && lang ? lang : unreadable.lang,
    silent: silent === true,
    badge: countIn(rest.app_badge ?? app_badge),
  };
}

function objectIn(text: string | null | undefined): { notification?: unknown; app_badge?: unknown } {
  try {
    const parsed: unknown = JSON.parse(text ?? '');
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

/** Returns the path of an absolute address without its host, so that a tap never leaves this app. */
function pathOf(navigate: unknown): string {
  if (typeof navigate !== 'string') return unreadable.path;
  try {
    const { protocol, pathname, search, hash } = new URL(navigate, 'https://tero.invalid');
    const isWeb = protocol === 'https:' || protocol === 'http:';
    // `//evil` as a path would be another host
    return isWeb ? pathname.replace(/^\/+/, '/') + search + hash : unreadable.path;
  } catch {
    return unreadable.path;
  }
}

function countIn(badge: unknown): number | null {
  const count = typeof badge === 'string' && /^\d{1,6}$/.test(badge) ? Number(badge) : badge;
  return typeof count === 'number' && Number.isInteger(count) && count >= 0 ? count : null;
}
