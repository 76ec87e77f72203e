// Reads the tags of raw HTML. React and the server write it, so every attribute has quotes.

const entities = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const plain = (text) => text.replaceAll(/&(#?\w+);/g, (all, name) => entities[name] ?? all);

/** Returns the attributes of all tags of a name. */
export function tagsOf(html, name) {
  return [...html.matchAll(new RegExp(`<${name}((?: [^>"]+(?:="[^"]*")?)*) ?/?>`, 'g'))].map(([, said]) =>
    attributes(said),
  );
}

function attributes(text) {
  const found = [...text.matchAll(/ ([\w-]+)(?:="([^"]*)")?/g)];
  return Object.fromEntries(found.map(([, name, value = '']) => [name, plain(value)]));
}

/** Returns the texts inside all tags of a name. None of these tags may contain another of the same name. */
export function insidesOf(html, name) {
  return [...html.matchAll(new RegExp(`<${name}[ >].*?</${name}>`, 'gs'))].map(([whole]) => whole);
}

/** Returns what a page says of itself. */
export function headOf(html) {
  const [head] = html.split('</head>');
  const said = (name) =>
    tagsOf(head, 'meta')
      .filter((meta) => meta.name === name)
      .map(({ content }) => content);
  return {
    titles: [...head.matchAll(/<title>(.*?)<\/title>/gs)].map(([, title]) => plain(title)),
    descriptions: said('description'),
    canonicals: tagsOf(head, 'link')
      .filter(({ rel }) => rel === 'canonical')
      .map(({ href }) => href),
    isOpen: said('robots').length === 0,
  };
}

/** Returns the addresses of this site in the links of the body, from the site's root and without the part after `#`. */
export function linksOf(html, origin) {
  const [, body = ''] = html.split('</head>');
  const targets = tagsOf(body, 'a').flatMap(({ href }) => href ?? []);
  const urls = targets.map((href) => new URL(href, origin)).filter((url) => url.origin === origin);
  return [...new Set(urls.map(({ pathname, search }) => pathname + search))];
}
