import { cx } from '../../../../ui/cx.ts';

/** A pill of the row above a list; marked while what it chooses is in use. */
export function chipLook(isOn = false): string {
  return cx(
    'relative inline-flex min-h-11 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-pill border px-4 font-semibold text-sm focus-visible:rounded-pill aria-busy:opacity-60 lg:min-h-9',
    isOn ? 'border-primary bg-primary-soft text-on-primary-soft' : 'border-control bg-surface hover:border-primary',
  );
}
