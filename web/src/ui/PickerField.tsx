import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import * as Popover from 'radix-ui/popover';
import { type InputHTMLAttributes, type ReactNode, type Ref, useRef } from 'react';
import { cx } from './cx.ts';
import { controlStyle, useFieldControl } from './field-context.ts';
import type { Combobox } from './use-combobox.ts';

interface PickerFieldProps {
  box: Combobox;
  /** the text typed since the last choice; null when there is none */
  typed: string | null;
  onType: (text: string | null) => void;
  /** the name of the chosen option, or '' */
  chosen: string;
  /** called when the choice is cleared, by its button or by leaving the field empty */
  onClear: () => void;
  /** the name of the button that clears the choice */
  clearLabel: string;
  /** the name of the list, a landmark */
  listLabel: string;
  onEnter?: () => void;
  onLeave?: () => void;
  input?: Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'placeholder' | 'maxLength'>;
  className?: string;
  ref?: Ref<HTMLInputElement> | undefined;
  /** the list */
  children: ReactNode;
}

/** Shows a text field with a list of matching choices below it. Must be inside a `Field`. */
export function PickerField({ box, typed, onType, chosen, onClear, children, ...props }: PickerFieldProps) {
  const anchor = useRef<HTMLDivElement>(null);

  function close() {
    box.close();
    onType(null);
  }
  return (
    <Popover.Root open={box.isOpen} onOpenChange={(next) => (next ? box.open() : close())}>
      <Popover.Anchor asChild>
        <div ref={anchor} className="relative">
          <input
            {...useFieldControl()}
            {...box.input}
            {...props.input}
            ref={props.ref}
            type="text"
            value={typed ?? chosen}
            onChange={(event) => {
              onType(event.target.value);
              box.open();
            }}
            onFocus={(event) => {
              props.onEnter?.();
              event.target.select();
            }}
            onClick={box.open}
            onBlur={() => {
              if (typed?.trim() === '') onClear();
              close();
              props.onLeave?.();
            }}
            className={cx(controlStyle, 'truncate pr-12', props.className)}
          />
          {chosen ? (
            <button
              type="button"
              aria-label={props.clearLabel}
              onClick={() => {
                onClear();
                onType(null);
                anchor.current?.querySelector('input')?.focus();
              }}
              className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-control text-muted hover:text-ink"
            >
              <X size={18} aria-hidden="true" />
            </button>
          ) : (
            <ChevronDown
              size={20}
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 right-3 my-auto text-muted"
            />
          )}
        </div>
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          // a landmark of its own, because it is outside the page's landmarks
          role="region"
          aria-label={props.listLabel}
          align="start"
          sideOffset={6}
          collisionPadding={12}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (anchor.current?.contains(event.target as Node)) event.preventDefault();
          }}
          {...box.popup}
          className="z-60 max-h-[min(18rem,var(--radix-popover-content-available-height))] w-(--radix-popover-trigger-width) min-w-56 animate-fade overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-1.5 shadow-float"
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
