import { createHash } from 'node:crypto';

/** The id of the template that holds a page's code until the page has been painted. */
export const lateCodeId = 'tero-code';

/**
 * The only script that stands in a page itself: it takes the code out of its template once what is seen has been loaded
 * and painted, so that neither waits for the other on a slow line. At once where somebody is signed in, whom the app shows
 * another view, or touches the page; and at the latest after two seconds, since a picture may hang, and a page in the
 * background is not painted.
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

/** What the policy of the app names it by (csp.ts). */
export const lateCodeHash = `'sha256-${createHash('sha256').update(lateCode).digest('base64')}'`;
