import { delays } from '@tero/shared/delays';
import { limits } from '@tero/shared/limits';
import { useEffect, useRef, useState } from 'react';
import { TextInput } from '../../../ui/TextInput.tsx';

interface SearchFieldProps {
  label: string;
  hint: string | undefined;
  /** what the address says */
  value: string;
  onSearch: (text: string) => void;
  /** whether more is typed than the address says */
  onAhead: (isAhead: boolean) => void;
}

/** The search of a table: it follows the address, wherever that was changed, and writes into it after a pause. */
export function SearchField({ label, hint, value, onSearch, onAhead }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const timer = useRef(0);
  const sent = useRef(value);

  // a link, Back, or a button that clears: what was typed before is no longer meant
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
