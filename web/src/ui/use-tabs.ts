import { type KeyboardEvent, useId } from 'react';

/** For each key, returns the tab to which it leads, from a tab's index and the number of tabs. */
const keys: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/**
 * Returns the attributes that make buttons and boxes the tabs and panels of these values. The Tab key stops once at the
 * tabs, and arrows choose. It is our own because Radix's adds 20 kB before a page is readable.
 */
export function useTabs<Value extends string>(
  values: readonly Value[],
  open: Value | undefined,
  choose: (value: Value) => void,
) {
  const id = useId();
  const ids = (value: Value) => ({ tab: `${id}tab-${value}`, panel: `${id}panel-${value}` });
  function press(event: KeyboardEvent, from: Value) {
    const to = values[keys[event.key]?.(values.indexOf(from), values.length) ?? -1];
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    document.getElementById(ids(to).tab)?.focus();
    if (to !== open) choose(to);
  }
  return {
    tabOf: (value: Value) => ({
      id: ids(value).tab,
      type: 'button' as const,
      role: 'tab',
      'aria-selected': value === open,
      'aria-controls': ids(value).panel,
      tabIndex: value === open ? 0 : -1,
      onClick: () => value !== open && choose(value),
      onKeyDown: (event: KeyboardEvent) => press(event, value),
    }),
    panelOf: (value: Value) => ({
      id: ids(value).panel,
      role: 'tabpanel',
      'aria-labelledby': ids(value).tab,
      // focusable, so that the keyboard reaches a panel without focusable content
      tabIndex: 0,
      hidden: value !== open,
    }),
  };
}
