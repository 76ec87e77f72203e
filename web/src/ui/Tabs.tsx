import { type ReactNode, useState } from 'react';
import { cx } from './cx.ts';
import { useTabs } from './use-tabs.ts';

export interface Tab {
  value: string;
  label: ReactNode;
  content: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  className?: string;
}

/** Shows tabs. `label` names the list of tabs for screen readers. */
export function Tabs({ label, tabs, value, defaultValue, onValueChange, className }: TabsProps) {
  const [chosen, setChosen] = useState(defaultValue ?? tabs[0]?.value);
  const open = value ?? chosen;
  const values = tabs.map((tab) => tab.value);
  const { tabOf, panelOf } = useTabs(values, open, (next) => {
    setChosen(next);
    onValueChange?.(next);
  });
  return (
    <div className={className}>
      <div
        role="tablist"
        aria-label={label}
        className="flex overflow-x-auto border-line border-b sm:gap-1 [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            {...tabOf(tab.value)}
            className={cx(
              'min-h-11 shrink-0 border-b-3 px-2.5 sm:px-4 py-2 font-semibold -outline-offset-3 transition-colors',
              tab.value === open ? 'border-accent text-ink' : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div key={tab.value} {...panelOf(tab.value)} className="pt-6">
          {tab.value === open && tab.content}
        </div>
      ))}
    </div>
  );
}
