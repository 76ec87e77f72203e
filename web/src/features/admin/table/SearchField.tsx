import { delays } from '@tero/shared/delays';
import { limits } from '@tero/shared/limits';
import { useEffect, useRef, useState } from 'react';
import { TextInput } from '../../../ui/TextInput.tsx';

interface SearchFieldProps {
  label: string;
  hint: string | undefined;
  /** the search text in the address */
  value: string;
  onSearch: (text: string) => void;
  /** receives true while the typed text is not yet in the address */
  onAhead: (isAhead: boolean) => void;
}

/** Shows the search of a table. It follows the address, and updates the address after a pause in typing. */
export function SearchField({ label, hint, value, onSearch, onAhead }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const timer = useRef(0);
  const sent = useRef(value);

  // a link, Back or a button changed the search in the address: the new search replaces the typed text
  useEffect(() => {
    if (value === sent.current) return;
    window.clearTimeout(timer.current);
    sent.current = value;
    setTyped(value);
    onAhead(false);
  }, [value, onAhead]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  function send(text: string) {
    window.clearTimeout(timer.current);
    sent.current = text;
    onAhead(false);
    onSearch(text);
  }
  function type(text: string) {
    setTyped(text);
    window.clearTimeout(timer.current);
    onAhead(text !== value);
    if (text !== value) timer.current = window.setTimeout(() => send(text), delays.suggestionPause);
  }
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={hint}
      value={typed}
      maxLength={limits.searchText}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && send(typed)}
      className="lg:min-h-10!"
    />
  );
}
