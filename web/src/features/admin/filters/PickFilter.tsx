import { delays } from '@tero/shared/delays';
import { limits } from '@tero/shared/limits';
import { ChevronDown, X } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useRef, useState } from 'react';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { cx } from '../../../ui/cx.ts';
import { controlStyle, useFieldControl } from '../../../ui/field-context.ts';
import { OptionList } from '../../../ui/OptionList.tsx';
import { useCombobox } from '../../../ui/use-combobox.ts';
import type { PickList } from './filter.ts';

interface PickFilterProps {
  label: string;
  list: PickList;
  /** the id of the row that is chosen, or '' */
  value: string;
  onChoose: (id: string) => void;
}

const words = {
  loading: 'Buscando…',
  failed: 'No pudimos buscar. Probá de nuevo.',
  ready: 'Sin resultados',
};

/** Picks a row of another list by its name, and shows the name of the one that the address has. Must be inside a `Field`. */
export function PickFilter({ label, list, value, onChoose }: PickFilterProps) {
  // null: nothing was typed since the last choice
  const [typed, setTyped] = useState<string | null>(null);
  const anchor = useRef<HTMLDivElement>(null);
  const text = useDebounced(typed ?? '', delays.suggestionPause).trim();
  const chosen = list.useFound(value ? `#${value}` : null).found.find((one) => one.value === value);
  const [isWanted, setWanted] = useState(false);
  const { found, state } = list.useFound(isWanted ? text : null);
  const box = useCombobox({ count: found.length, preselect: true, onChoose: choose });
  const name = value && (chosen?.label ?? `ID ${value}`);

  function close() {
    box.close();
    setTyped(null);
  }
  function choose(index: number) {
    const row = found[index];
    if (!row) return;
    onChoose(row.value);
    close();
  }
  return (
    <Popover.Root open={box.isOpen} onOpenChange={(next) => (next ? box.open() : close())}>
      <Popover.Anchor asChild>
        <div ref={anchor} className="relative">
          <input
            {...useFieldControl()}
            {...box.input}
            type="text"
            placeholder={label}
            maxLength={limits.searchText}
            value={typed ?? name}
            onChange={(event) => {
              setTyped(event.target.value);
              box.open();
            }}
            onFocus={(event) => {
              setWanted(true);
              event.target.select();
            }}
            onClick={box.open}
            onBlur={() => {
              if (typed?.trim() === '' && value) onChoose('');
              close();
            }}
            className={cx(controlStyle, 'truncate pr-10 lg:min-h-10!')}
          />
          {value ? (
            <button
              type="button"
              aria-label={`Quitar ${label}: ${name}`}
              onClick={() => {
                onChoose('');
                setTyped(null);
                anchor.current?.querySelector('input')?.focus();
              }}
              className="absolute inset-y-0 right-0 flex w-10 items-center justify-center rounded-control text-muted hover:text-ink"
            >
              <X size={18} aria-hidden="true" />
            </button>
          ) : (
            <ChevronDown
              size={18}
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
          aria-label={`Elegir ${label.toLowerCase()}`}
          align="start"
          sideOffset={6}
          collisionPadding={12}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (anchor.current?.contains(event.target as Node)) event.preventDefault();
          }}
          {...box.popup}
          className="z-60 max-h-72 w-(--radix-popover-trigger-width) min-w-72 animate-fade overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-1.5 shadow-float"
        >
          <OptionList
            box={box}
            label={label}
            dense
            options={found.map((row) => ({ key: row.value, content: row.label, isChosen: row.value === value }))}
            status={found.length > 0 ? `${found.length} para elegir` : words[state]}
            isEmpty={found.length === 0}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
