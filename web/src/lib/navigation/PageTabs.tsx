import { useEffect, useRef } from 'react';
import { type Tab, Tabs } from '../../ui/Tabs.tsx';
import { useAddress } from './use-address.ts';

interface PageTabsProps {
  /** names the list of tabs for screen readers */
  label: string;
  tabs: readonly Tab[];
  /** parameters that belong to one tab only; changing tabs removes them */
  own?: readonly string[];
}

/**
 * Shows tabs that keep their state in the address (`?tab=`), so that people can link to them. The first tab needs no
 * parameter. Changing tabs returns to the first page.
 */
export function PageTabs({ label, tabs, own = [] }: PageTabsProps) {
  const [params, change] = useAddress();
  const box = useRef<HTMLDivElement>(null);
  const first = tabs[0]?.value;
  const asked = params.get('tab');
  const open = tabs.find(({ value }) => value === asked)?.value ?? first;

  // on phones, a linked tab may be outside the visible part of its list
  // biome-ignore lint/correctness/useExhaustiveDependencies: the open tab is read off the page
  useEffect(() => {
    const trigger = box.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
    const list = trigger?.parentElement;
    if (!trigger || !list) return;
    const beyond = trigger.getBoundingClientRect().right - list.getBoundingClientRect().right;
    if (beyond > 0) list.scrollLeft += beyond;
  }, [open]);

  function select(value: string): void {
    const left = Object.fromEntries(own.map((name) => [name, null]));
    change({ ...left, page: null, tab: value === first ? null : value });
  }
  return (
    <div ref={box}>
      <Tabs label={label} tabs={tabs} {...(open && { value: open })} onValueChange={select} />
    </div>
  );
}
