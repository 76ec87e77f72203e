import { placeLabel } from '@tero/shared/rules/places/coverage';
import { ChevronDown, X } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type Ref, useRef, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { controlStyle, useFieldControl } from '../../ui/field-context.ts';
import { useCombobox } from '../../ui/use-combobox.ts';
import { searchPlaces, usePlaces } from './locations.ts';
import { PlaceList } from './PlaceList.tsx';

interface LocationPickerProps {
  /** the text of the chosen place ('Pocitos, Montevideo'), or '' */
  value: string;
  onChange: (text: string) => void;
  /** is given what is typed, for a field that resolves it later; elsewhere only listed places can be chosen */
  onType?: (text: string) => void;
  placeholder?: string;
  name?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** Picks one place of Uruguay by typing. Must be inside a `Field`. */
export function LocationPicker({ value, onChange, onType, placeholder, name, onBlur, ref }: LocationPickerProps) {
  // null: nothing was typed since the last choice
  const [typed, setTyped] = useState<string | null>(null);
  // the places are fetched when the field is first entered
  const [wanted, setWanted] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const places = usePlaces(wanted);
  const found = searchPlaces(places.data ?? [], typed ?? '');
  const box = useCombobox({ count: found.length, preselect: true, onChoose: choose });

  function close() {
    box.close();
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

  return (
    <Popover.Root open={box.isOpen} onOpenChange={(next) => (next ? box.open() : close())}>
      <Popover.Anchor asChild>
        <div ref={anchor} className="relative">
          <input
            {...useFieldControl()}
            {...box.input}
            ref={ref}
            name={name}
            type="text"
            placeholder={placeholder}
            value={typed ?? (value && placeLabel(value))}
            onChange={(event) => {
              setTyped(event.target.value);
              onType?.(event.target.value);
              box.open();
            }}
            onFocus={(event) => {
              setWanted(true);
              event.target.select();
            }}
            onClick={box.open}
            onBlur={leave}
            className={cx(controlStyle, 'pr-12')}
          />
          {value ? (
            <button
              type="button"
              aria-label={`Quitar ${placeLabel(value)}`}
              onClick={() => {
                onChange('');
                setTyped(null);
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
          // a landmark, as it stands outside of the page's
          role="region"
          aria-label="Lugares"
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
          <PlaceList
            box={box}
            places={found}
            state={places.isPending ? 'loading' : places.isError ? 'error' : 'ready'}
            onRetry={() => void places.refetch()}
            value={value}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
