import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import type { Combobox } from './use-combobox.ts';

interface Option {
  key: string | number;
  content: ReactNode;
  /** in a list with a single choice, whether this option is chosen; otherwise the active option counts as selected */
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
  /** less padding, for a list below a form's field */
  dense?: boolean;
  /** between the status and the options */
  children?: ReactNode;
}

/** Shows the content of a combobox's popup. */
export function OptionList({ box, label, options, status, isEmpty, dense, children }: OptionListProps) {
  return (
    <>
      <p role="status" className={isEmpty ? cx('px-3 py-3 text-muted', dense && 'text-sm') : 'sr-only'}>
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
              'flex min-h-11 cursor-pointer items-center rounded-control px-3',
              dense ? 'gap-2 py-1.5' : 'gap-3 py-2',
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
