import { type KeyboardEvent, useState } from 'react';

/** The keyboard handling of a combobox with `count` options; -1 is the text field itself. */
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
      // the first Escape closes the list; a search field empties itself at the next one
      if (shown) event.preventDefault();
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setOpen(true);
      // cycles through count + 1 positions: every option, and the text field
      setActive((index) => ((index + 1 + step + count + 1) % (count + 1)) - 1);
    } else if (event.key === 'Enter' && shown && active >= 0) {
      event.preventDefault();
      onChoose(active);
    }
  }

  return { shown, active, setActive, open: () => setOpen(true), close, onKeyDown };
}
