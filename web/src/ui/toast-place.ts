/** The colours of main actions in button-style.ts. */
export const mainColours: readonly string[] = ['accent', 'whatsapp', 'danger'];

/** Elements that a toast must not cover: headings, notes, the focus, main actions, the bars below. */
const kept = [
  ':is(h1, [role=status], [role=alert], :focus):not([data-toasts], [data-toasts] *)',
  ...mainColours.map((colour) => `:is(a, button).bg-${colour}`),
  '[data-action-bar], .h-\\(--bottom-bar\\)',
].join();

const gap = 8;

interface Span {
  top: number;
  bottom: number;
}

/**
 * Returns a place between two edges that covers no taken area: the present one, else the nearest to the preferred end;
 * that end itself when nothing is free.
 */
export function freeTop(
  is: { top: number; height: number },
  { top, bottom }: Span,
  taken: readonly Span[],
  from: 'top' | 'bottom',
): number {
  const { height } = is;
  const [first, last] = [top + gap, bottom - gap - height];
  const way = from === 'top' ? 1 : -1;
  const beside = taken.map((one) => (way > 0 ? one.bottom + gap : one.top - gap - height));
  const end = way > 0 ? first : last;
  const isFree = (at: number) =>
    at >= first && at <= last && taken.every((one) => one.bottom <= at || one.top >= at + height);
  return [is.top, end, ...beside.sort((one, other) => way * (one - other))].find(isFree) ?? end;
}

/** Returns the areas of the screen that toasts of this width must leave free. */
export function takenBeside({ left, right }: { left: number; right: number }): Span[] {
  const within = [...document.querySelectorAll('[data-modal]')].at(-1) ?? document;
  return [...within.querySelectorAll(kept)]
    .map((part) => part.getBoundingClientRect())
    .filter((box) => box.height > 1 && box.right > left && box.left < right);
}
