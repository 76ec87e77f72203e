/** A pill that is a link: what a search understood, and the categories that lead on. */
export const chipStyle =
  'inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-pill bg-primary-soft px-4 font-medium text-on-primary-soft text-sm hover:bg-sunken lg:min-h-9';
