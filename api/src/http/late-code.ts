import { createHash } from 'node:crypto';

/** The id of the template that holds a page's code until the page has been painted. */
export const lateCodeId = 'tero-code';

/**
 * The only inline script of a page. It takes the app's code out of its template once the visible part has loaded and
 * painted, because the two would compete for a slow connection. It does so at once when the person is signed in (the
 * app then shows another view) or touches the page. It does so after two seconds at the latest, because a picture may
 * hang and a background page does not paint.
 */
export const lateCode = `{
const go = () => document.body.append(document.getElementById('${lateCodeId}').content);
const soon = () => requestAnimationFrame(() => requestAnimationFrame(go));
let isSignedIn = false;
try { isSignedIn = 'tero.session' in localStorage || 'tero.session' in sessionStorage; } catch {}
if (isSignedIn) go();
else {
addEventListener('load', soon);
for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, go, { once: true, passive: true });
setTimeout(go, 2000);
}
}`;

/** The hash by which the app's policy allows it (csp.ts). */
export const lateCodeHash = `'sha256-${createHash('sha256').update(lateCode).digest('base64')}'`;
