import { useLayoutEffect, useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { PanelSearch } from './PanelSearch.tsx';

const keys: readonly [key: string, words: string][] = [
  ['/', 'Buscar en todo'],
  ['j', 'Fila siguiente'],
  ['k', 'Fila anterior'],
  ['Enter', 'Abrir la fila'],
  ['x', 'Elegir la fila'],
  ['a', 'Aprobar lo que está abierto'],
  ['r', 'Rechazar lo que está abierto'],
  ['Ctrl + Enter', 'Guardar, y seguir con el siguiente si lo hay'],
  ['Esc', 'Cerrar lo que está abierto'],
  ['?', 'Estas teclas'],
];

/** Shows the search over everything, and handles the panel's keys, except while somebody types (rule ADM-113). */
export function PanelKeys() {
  const [searching, setSearching] = useState(false);
  const [helping, setHelping] = useState(false);

  // added before the first paint, so that the first key press is not lost
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const at = event.target as Element;
      if (at.closest('input:not([type="checkbox"]), select, textarea, [contenteditable], [data-modal], [role="menu"]'))
        return;
      if (document.querySelector('[data-modal]')) return;
      if (event.key === '/') setSearching(true);
      else if (event.key === '?') setHelping(true);
      else if (event.key === 'j' || event.key === 'k') moveRow(event.key === 'j' ? 1 : -1);
      else if (event.key === 'x') tickRow();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  return (
    <>
      <PanelSearch open={searching} onOpen={setSearching} />
      {helping && (
        <Dialog open onOpenChange={setHelping} title="Teclas del panel" size="sm">
          <dl className="divide-y divide-line">
            {keys.map(([key, words]) => (
              <div key={key} className="flex items-center justify-between gap-4 py-2">
                <dt>
                  <kbd className="rounded-control border border-line px-2 py-0.5 text-sm">{key}</kbd>
                </dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </Dialog>
      )}
    </>
  );
}

/** Moves the focus to the element that opens the next or the previous row. */
function moveRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('main [data-row]')];
  const here = rows.findIndex((row) => row.contains(document.activeElement));
  const next = here < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, here + step));
  // in a queue, a button of the row opens it; in the other lists, the first link or button does
  const opener =
    rows[next]?.querySelector<HTMLElement>('[data-open]') ??
    rows[next]?.querySelector<HTMLElement>('a, button, input:not([data-tick])');
  opener?.focus();
  opener?.scrollIntoView({ block: 'nearest' });
}

/** Ticks or unticks the row that has the focus. */
function tickRow(): void {
  document.activeElement?.closest('[data-row]')?.querySelector<HTMLInputElement>('[data-tick]')?.click();
}
