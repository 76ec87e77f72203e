import { type KeyboardEvent, type MouseEvent, useEffect, useId, useState } from 'react';
import { useBackCloses } from './use-back-closes.ts';

interface ComboboxOptions {
  /** options in the list now */
  count: number;
  /** whether an option is always active, so that Enter takes the first; otherwise no option is active at first */
  preselect?: boolean;
  onChoose: (index: number) => void;
}

export type Combobox = ReturnType<typeof useCombobox>;

/**
 * Returns the state and key handlers of a text field with a list of options, the editable combobox of ARIA. The focus
 * stays in the text. Arrows open the list and cycle through it. Home and End move in the text and leave the list. Enter
 * chooses the active option. Escape and Back first close the list. Tab leaves without choosing.
 */
export function useCombobox({ count, preselect = false, onChoose }: ComboboxOptions) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const start = preselect ? 0 : -1;
  const [position, setActive] = useState(start);
  const isShown = isOpen && count > 0;
  const active = position < count ? position : start;
  useBackCloses(isShown, close);
  const activeId = isShown && active >= 0 ? `${listId}-${active}` : undefined;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function open() {
    setOpen(true);
    setActive(start);
  }
  function close() {
    setOpen(false);
    setActive(start);
  }
  function move(step: 1 | -1) {
    setOpen(true);
    // an arrow on a closed list with a preselected option only opens it
    if (count > 0 && (isShown || !preselect)) {
      const places = count - start;
      setActive(((active - start + step + places) % places) + start);
    }
  }
  function onKeyDown(event: KeyboardEvent) {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      move(key === 'ArrowDown' ? 1 : -1);
    } else if (key === 'Home' || key === 'End') {
      setActive(start);
    } else if (key === 'Escape') {
      if (isShown) event.preventDefault();
      close();
    } else if (key === 'Enter' && isOpen && (activeId || preselect)) {
      // does not submit the form
      event.preventDefault();
      if (activeId) onChoose(active);
    }
  }

  return {
    listId,
    isOpen,
    /** whether options are to be seen */
    isShown,
    /** index of the active option; -1 for the text field */
    active,
    setActive,
    choose: onChoose,
    open,
    close,
    /** attributes of the text field */
    input: {
      role: 'combobox',
      autoComplete: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
      'aria-autocomplete': 'list',
      'aria-expanded': isShown,
      'aria-controls': listId,
      'aria-activedescendant': activeId,
      onKeyDown,
    } as const,
    /**
     * attributes of the list's container, which keep the focus in the text; otherwise the list would close before the
     * click
     */
    popup: { onMouseDown: (event: MouseEvent) => event.preventDefault() },
  };
}
