import { ChevronDown, X } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { controlStyle, useFieldControl } from '../../ui/field-context.ts';
import { searchPlaces, usePlaces } from './locations.ts';
import { PlaceList } from './PlaceList.tsx';

interface LocationPickerProps {
  /** the text of the chosen place ('Pocitos, Montevideo'), or '' */
  value: string;
  onChange: (text: string) => void;
  placeholder?: string;
  name?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** Picks one place of Uruguay by typing; only listed places can be chosen. Must be inside a `Field`. */
export function LocationPicker({ value, onChange, placeholder, name, onBlur, ref }: LocationPickerProps) {
  const [open, setOpen] = useState(false);
  // null: nothing was typed since the last choice
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const listId = useId();
  const places = usePlaces(open);
  const found = searchPlaces(places.data ?? [], typed ?? '');

  useEffect(() => {
    if (open) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [open, active, listId]);

  function show() {
    setActive(0);
    setOpen(true);
  }
  function close() {
    setOpen(false);
    setTyped(null);
  }
  function choose(index: number) {
    const place = found[index];
    if (!place) return;
    onChange(place.text);
    close();
  }
  function leave() {
    if (typed?.trim() === '') onChange('');
    close();
    onBlur?.();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && open) {
      // Enter chooses a place and must not submit the form
      event.preventDefault();
      choose(active);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) show();
      else if (found.length > 0) {
        const step = event.key === 'ArrowDown' ? 1 : -1;
        setActive((index) => (index + step + found.length) % found.length);
      }
    }
  }

  const listed = open && found.length > 0;
  return (
    <Popover.Root open={open} onOpenChange={(next) => (next ? show() : close())}>
      <Popover.Anchor asChild>
        <div ref={box} className="relative">
          <input
            {...useFieldControl()}
            ref={ref}
            name={name}
            type="text"
            role="combobox"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={listed}
            aria-controls={listId}
            aria-activedescendant={listed ? `${listId}-${active}` : undefined}
            placeholder={placeholder}
            value={typed ?? value}
            onChange={(event) => {
              setTyped(event.target.value);
              show();
            }}
            onFocus={(event) => event.target.select()}
            onClick={show}
            onBlur={leave}
            onKeyDown={onKeyDown}
            className={cx(controlStyle, 'pr-12')}
          />
          {value ? (
            <button
              type="button"
              aria-label={`Quitar ${value}`}
              onClick={() => {
                onChange('');
                setTyped(null);
                box.current?.querySelector('input')?.focus();
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
          role="presentation"
          align="start"
          sideOffset={6}
          collisionPadding={12}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (box.current?.contains(event.target as Node)) event.preventDefault();
          }}
          // keeps the focus in the text field, or the list would close before the click
          onMouseDown={(event) => event.preventDefault()}
          className="z-60 max-h-[min(18rem,var(--radix-popover-content-available-height))] w-(--radix-popover-trigger-width) min-w-56 animate-fade overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-1.5 shadow-float"
        >
          <PlaceList
            id={listId}
            places={found}
            state={places.isPending ? 'loading' : places.isError ? 'error' : 'ready'}
            onRetry={() => void places.refetch()}
            value={value}
            active={active}
            onActive={setActive}
            onChoose={choose}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
