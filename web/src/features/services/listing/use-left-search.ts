import { searches } from '@tero/shared/contract/searches';
import { useEffect } from 'react';

/**
 * Tells the server, after the person leaves the results, that somebody searched and whether they opened a service (rule
 * SRCH-140). The call outlives the page and has no session. When offline it is lost.
 */
export function useLeftSearch(q: string, isAnswered: boolean): void {
  useEffect(() => {
    if (q === '' || !isAnswered) return;
    let opened = false;
    let service: number | undefined;
    let told: boolean | undefined;
    function tell() {
      if (told === true || told === opened) return;
      told = opened;
      const body = JSON.stringify({ q, opened, ...(service && { service }) });
      navigator.sendBeacon(searches.left.path, new Blob([body], { type: 'application/json' }));
    }
    function look({ target }: Event) {
      service ??= openedService(target);
      opened ||= service !== undefined;
    }
    function hide() {
      if (document.visibilityState === 'hidden') tell();
    }
    for (const press of presses) document.addEventListener(press, look, true);
    document.addEventListener('visibilitychange', hide);
    return () => {
      for (const press of presses) document.removeEventListener(press, look, true);
      document.removeEventListener('visibilitychange', hide);
      tell();
    };
  }, [q, isAnswered]);
}

/** The second one opens in another tab. */
const presses = ['click', 'auxclick'] as const;

function openedService(target: EventTarget | null): number | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null;
  const [, id] = /^\/servicios\/(\d+)$/.exec(link ? new URL(link.href).pathname : '') ?? [];
  return id === undefined ? undefined : Number(id);
}
