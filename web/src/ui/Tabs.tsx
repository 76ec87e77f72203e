import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

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

/** `label` names the list of tabs for screen readers. */
export function Tabs({ label, tabs, value, defaultValue, onValueChange, className }: TabsProps) {
  return (
    <Radix.Root
      {...(value === undefined ? { defaultValue: defaultValue ?? tabs[0]?.value } : { value })}
      {...(onValueChange && { onValueChange })}
      className={className}
    >
      <Radix.List
        aria-label={label}
        className="flex overflow-x-auto border-line border-b sm:gap-1 [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className={cx(
              'min-h-11 shrink-0 border-transparent border-b-3 px-2.5 sm:px-4 py-2 font-semibold text-muted -outline-offset-3 transition-colors hover:text-ink',
              'data-[state=active]:border-accent data-[state=active]:text-ink',
            )}
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-6">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
