/** The colours of main actions in button-style.ts. */
export const mainColours: readonly string[] = ['accent', 'whatsapp', 'danger'];

/** Selects the elements that a toast must not cover: headings, notes, the focus, main actions, the bars below. */
const essential = [
  ':is(h1, [role=status], [role=alert], :focus):not([data-toasts], [data-toasts] *)',
  ...mainColours.map((colour) => `:is(a, button).bg-${colour}`),
  '[data-action-bar], .h-\\(--bottom-bar\\)',
].join();

/** Selects the elements that a toast avoids too, if there is room beside them: fields, prices and all other actions. */
const kept = `${essential},:is(input:not([type=hidden]), select, textarea, main p.font-heading.font-bold, main :is(a, button)):not([data-toasts] *)`;

const gap = 8;

interface Span {
  top: number;
  bottom: number;
}

/**
 * Returns the top of a free place between two edges. It uses the first list of areas that leaves room. It prefers the
 * present place, then the free place nearest to the preferred end. If no list leaves room, it returns that end.
 */
export function freeTop(
  is: { top: number; height: number },
  edges: Span,
  areas: readonly (readonly Span[])[],
  from: 'top' | 'bottom',
): number {
  const found = areas.map((taken) => freeOf(is, edges, taken, from)).find((at) => at !== undefined);
  return found ?? (from === 'top' ? edges.top + gap : edges.bottom - gap - is.height);
}

function freeOf(
  is: { top: number; height: number },
  { top, bottom }: Span,
  taken: readonly Span[],
  from: 'top' | 'bottom',
): number | undefined {
  const { height } = is;
  const [first, last] = [top + gap, bottom - gap - height];
  const way = from === 'top' ? 1 : -1;
  const beside = taken.map((one) => (way > 0 ? one.bottom + gap : one.top - gap - height));
  const end = way > 0 ? first : last;
  const isFree = (at: number) =>
    at >= first && at <= last && taken.every((one) => one.bottom <= at || one.top >= at + height);
  return [is.top, end, ...beside.sort((one, other) => way * (one - other))].find(isFree);
}

/** Returns the areas that toasts of this width have to avoid: all of them, and the essential areas alone. */
export function takenBeside({ left, right }: { left: number; right: number }): Span[][] {
  const within = [...document.querySelectorAll('[data-modal]')].at(-1) ?? document;
  return [kept, essential].map((chosen) =>
    [...within.querySelectorAll(chosen)]
      .map((part) => part.getBoundingClientRect())
      .filter((box) => box.height > 1 && box.right > left && box.left < right),
  );
}
