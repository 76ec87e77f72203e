import { cx } from '../../../ui/cx.ts';

/** The number of letters of a search that fit on one line of a phone, for each size of text. */
const fits = { large: 24, middle: 32 };

/** The title of a search: on phones its words alone, the smaller the longer they are. */
export function TitleWords({ q }: { q: string }) {
  const length = q.length;
  return (
    <span
      className={cx(
        'line-clamp-2 leading-tight lg:line-clamp-3 lg:text-4xl',
        length <= fits.large ? 'text-2xl' : length <= fits.middle ? 'text-xl' : 'text-lg',
      )}
    >
      <span className="max-lg:sr-only">Resultados de </span>«{q}»
    </span>
  );
}
