import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import type { Combobox } from './use-combobox.ts';

interface Option {
  key: string | number;
  content: ReactNode;
  /** of a list with one choice: whether it is this; otherwise the active option counts as selected */
  isChosen?: boolean;
}

interface OptionListProps {
  box: Combobox;
  label: string;
  options: readonly Option[];
  /** read out as the list changes */
  status: string;
  /** shows the status, because there is nothing else */
  isEmpty: boolean;
  /** between the status and the options */
  children?: ReactNode;
}

/** The content of a combobox's popup. */
export function OptionList({ box, label, options, status, isEmpty, children }: OptionListProps) {
  return (
    <>
      <p role="status" className={isEmpty ? 'px-3 py-3 text-muted' : 'sr-only'}>
        {status}
      </p>
      {children}
      <div id={box.listId} role="listbox" aria-label={label} tabIndex={-1}>
        {options.map(({ key, content, isChosen }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the text field's, by aria-activedescendant
          <div
            key={key}
            id={`${box.listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={isChosen ?? index === box.active}
            onPointerMove={() => box.setActive(index)}
            onClick={() => box.choose(index)}
            className={cx(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-2',
              index === box.active && 'bg-primary-soft text-on-primary-soft',
            )}
          >
            {content}
          </div>
        ))}
      </div>
    </>
  );
}
