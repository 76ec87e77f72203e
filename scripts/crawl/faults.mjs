import { insidesOf, tagsOf } from './tags.mjs';
import { origin } from './world.mjs';

/** The fields that a form may put into an address, by the form's target. */
const named = { '/servicios': ['q'] };
/** The addresses to which a form may post: the server accepts it from pages without their script (rule NAV-131). */
const takesPosts = ['/contact'];

/** Returns the faults of a page that a link led to. */
export function faultsOf([address, page], pages) {
  const { status, titles, descriptions, canonicals, isOpen, isDrawn, isDrawable, headers } = page;
  // the search terms of the home page's tiles (rule NAV-25) redirect to their categories
  if (status === 301 && pages.get(headers.location)?.status === 200) return [];
  if (status !== 200) return [`status ${status}`];
  const [canonical = ''] = canonicals;
  const target = pages.get(canonical.replace(origin, ''));
  const [path] = address.split('?');
  const faults = {
    title: titles.length !== 1 || !/^\S.* \| Tero$/.test(titles[0]),
    description: descriptions.length !== 1 || descriptions[0].length < 30 || descriptions[0].length > 160,
    // the page itself; for a page that search engines must not index, its address without the query; for one of several
    // addresses (rule NAV-5), the first, which names itself
    canonical:
      canonicals.length !== 1 ||
      !(
        canonical === origin + address ||
        (canonical === origin + path && !isOpen) ||
        (target?.status === 200 && target.canonicals[0] === canonical && target.titles[0] === titles[0])
      ),
    robots: isOpen === 'x-robots-tag' in headers,
    view: isDrawable && !isDrawn,
    heading: isDrawn && insidesOf(page.html, 'h1').length !== 1,
  };
  return Object.keys(faults).filter((name) => faults[name]);
}

/** Returns the titles that several pages share, among pages that search engines may index. */
export function sharedTitles(pages) {
  const kept = [...pages].filter(([address, { isOpen, canonicals }]) => isOpen && canonicals[0] === origin + address);
  const byTitle = Map.groupBy(kept, ([, { titles }]) => titles[0]);
  return [...byTitle].filter(([, same]) => same.length > 1).map(([title, same]) => [title, same.map(([path]) => path)]);
}

/**
 * Returns the forms of a page that would do harm when they are sent before the code has loaded, because a browser then
 * puts every named field into an address. A disabled button keeps a form from being sent, even by the Enter key.
 */
export function harmfulForms(html) {
  return insidesOf(html, 'form').filter((form) => {
    const [{ action = '', method = 'get' }] = tagsOf(form, 'form');
    const fields = ['input', 'select', 'textarea'].flatMap((tag) => tagsOf(form, tag)).filter(({ name }) => name);
    const buttons = tagsOf(form, 'button').filter(({ type = 'submit' }) => type === 'submit');
    const canBeSent = buttons.length === 0 || buttons.some(({ disabled }) => disabled === undefined);
    const isSecret = fields.some(({ type = 'text' }) => ['email', 'password', 'tel', 'file'].includes(type));
    const isNamed = fields.every(({ name }) => named[action]?.includes(name));
    if (method === 'post' && takesPosts.includes(action)) return false;
    return canBeSent && (method !== 'get' || isSecret || !isNamed);
  });
}
