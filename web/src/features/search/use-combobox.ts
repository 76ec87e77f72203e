import { type KeyboardEvent, useState } from 'react';

/** The keyboard of a combobox with a list of `count` options; -1 is the text itself. */
export function useCombobox(count: number, onChoose: (index: number) => void) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = open && count > 0;

  function close() {
    setOpen(false);
    setActive(-1);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      // the first Escape closes the list, the next one empties a search field by itself
      if (shown) event.preventDefault();
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setOpen(true);
      // count + 1 stops: every option, and the text
      setActive((index) => ((index + 1 + step + count + 1) % (count + 1)) - 1);
    } else if (event.key === 'Enter' && shown && active >= 0) {
      event.preventDefault();
      onChoose(active);
    }
  }

  return { shown, active, setActive, open: () => setOpen(true), close, onKeyDown };
}
