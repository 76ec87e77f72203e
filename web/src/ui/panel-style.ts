/** Style of an entry in a panel of links (Disclosure). */
export const panelLinkStyle =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-left text-ink hover:bg-primary-soft hover:text-on-primary-soft focus-visible:-outline-offset-3';
