import { limits } from '@tero/shared/limits';
import { address } from '@tero/shared/rules/text/address';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import {
  type ComponentType,
  type FormEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { keepPlace } from '../../lib/device/place.ts';
import { savesData } from '../../lib/device/saving.ts';
import { forgetSearch, forgetSearches, keepSearch } from '../../lib/device/searches.ts';
import { loadSearchEngine } from '../../lib/search-engine.ts';
import { cx } from '../../ui/cx.ts';
import { useCombobox } from '../../ui/use-combobox.ts';
import { categoryPath, listPath } from '../categories/queries.ts';
import { PlaceChip } from './PlaceChip.tsx';
import { type Suggested, useSuggestions } from './queries.ts';
import type { SuggestionListProps } from './SuggestionList.tsx';
import { typedText, useTextOfAddress, useTypingGoesOn } from './typed.ts';
import { useKeptFilters } from './use-kept-filters.ts';
import { useNamesPlace } from './use-names-place.ts';

const loadList = () => import('./SuggestionList.tsx');
const SuggestionList = lazy<ComponentType<SuggestionListProps>>(() =>
  loadList()
    .then((loaded) => ({ default: loaded.SuggestionList }))
    // without its code the box still searches
    .catch(() => ({ default: () => null })),
);

interface SearchBoxProps {
  className?: string;
  /** on the home page's hero: zone and words in full */
  inHero?: boolean;
}

export function SearchBox({ className, inHero = false }: SearchBoxProps) {
  const [text, setText] = useTextOfAddress();
  const { place, searchFor } = useKeptFilters();
  const namesPlace = useNamesPlace();
  // a text from the address loads the search's rules, so that they work offline later; not in data-saving mode
  const [mayLoad, setMayLoad] = useState(() => !savesData());
  const suggestions = useSuggestions(text, mayLoad);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const isTyped = text.trim() !== '';
  // the suggestions, then a last entry that shows all results or clears the last searches
  const isWanted = isTyped ? text.trim().length >= limits.suggestionMinLength : Boolean(suggestions?.length);
  const count = isWanted && suggestions ? suggestions.length + 1 : 0;
  const box = useCombobox({ count, onChoose: choose });

  // what was typed before the code was there, and is on the page alone
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    if (document.activeElement === input.current) setMayLoad(true);
    const typed = input.current?.value;
    if (typed && typed !== text) setText(typed);
  }, []);
  useTypingGoesOn(input);

  function go(path: string, { isTyping = false } = {}) {
    box.close();
    if (!isTyping) input.current?.blur();
    navigate(path);
  }
  function search(given: string) {
    const q = given.trim();
    if (!q) return;
    keepSearch(q);
    const before = typedText();
    const find = (named: boolean) => {
      const now = typedText();
      const isTyping = now !== before;
      go(address`/servicios?${searchFor(q, named)}`, { isTyping });
      if (isTyping) setText(now);
    };
    // at once where no place could be in the way
    if (place) void namesPlace(q).then(find);
    else find(false);
  }
  function choose(index: number) {
    const chosen = suggestions?.[index];
    if (chosen) open(chosen);
    else if (isTyped) search(text);
    else forgetSearches();
  }
  function open(chosen: Suggested) {
    if (chosen.kind === 'category') go(categoryPath(chosen, place));
    else if (chosen.kind === 'service') go(address`/servicios/${chosen.id}`);
    else if (chosen.kind === 'provider') go(address`/provider-profile/${chosen.id}`);
    else if (chosen.kind === 'search' || chosen.sought) search(chosen.title);
    else {
      keepPlace(chosen.area);
      go(listPath(chosen.area));
    }
  }
  function clear() {
    setText('');
    input.current?.focus();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    search(text);
  }
  function onKeyDown(event: KeyboardEvent) {
    const active = suggestions?.[box.active];
    if (event.key === 'Delete' && box.isShown && active?.kind === 'search') {
      event.preventDefault();
      forgetSearch(active.title);
    } else box.input.onKeyDown(event);
  }

  return (
    <search
      className={cx(
        'group relative flex items-center gap-1.5 md:gap-2',
        !inHero &&
          box.isShown &&
          'max-md:fixed! max-md:inset-x-0 max-md:top-0! max-md:z-50 max-md:w-full! max-md:bg-surface max-md:p-2',
        inHero && 'rounded-[1.75rem] bg-surface p-2 text-ink shadow-float max-md:flex-col-reverse md:rounded-pill',
        className,
      )}
    >
      {box.isShown && !inHero && (
        <button
          {...box.popup}
          type="button"
          tabIndex={-1}
          aria-label="Cerrar las sugerencias"
          onClick={() => {
            box.close();
            input.current?.blur();
          }}
          className="flex size-11 shrink-0 items-center justify-center rounded-pill md:hidden"
        >
          <ArrowLeft size={22} aria-hidden="true" />
        </button>
      )}
      <PlaceChip place={place} inHero={inHero} isAside={box.isShown && !inHero} />
      <form action="/servicios" onSubmit={submit} className={cx('relative min-w-0 grow', inHero && 'w-full')}>
        <input
          {...box.input}
          onKeyDown={onKeyDown}
          ref={input}
          type="search"
          name="q"
          enterKeyHint="search"
          maxLength={limits.searchText}
          placeholder="¿Qué servicio necesitás?"
          aria-label="Buscar servicios"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            box.open();
          }}
          onFocus={() => {
            setMayLoad(true);
            void loadList();
            void loadSearchEngine();
            box.open();
          }}
          onBlur={box.close}
          className={cx(
            'h-12 w-full rounded-pill border border-control bg-surface pl-4 text-base md:pl-5 text-ellipsis placeholder:text-muted focus-visible:rounded-pill focus-visible:outline-offset-0 [&::-webkit-search-cancel-button]:hidden',
            !inHero && 'md:h-11',
            text ? 'pr-24' : 'pr-14',
          )}
        />
        {text && (
          <button
            type="button"
            onClick={clear}
            aria-label="Borrar la búsqueda"
            className="absolute inset-y-0 right-13 flex w-11 items-center justify-center rounded-pill text-muted hover:text-ink md:right-12"
          >
            <X size={18} aria-hidden="true" />
          </button>
        )}
        <button
          type="submit"
          aria-label="Buscar"
          className="absolute inset-y-1 right-1 flex w-12 items-center justify-center rounded-pill bg-accent text-on-accent hover:bg-accent-strong md:w-11"
        >
          <Search size={20} aria-hidden="true" />
        </button>
      </form>
      {box.isShown && suggestions && (
        <Suspense>
          <SuggestionList box={box} fills={!inHero} text={text.trim()} suggestions={suggestions} />
        </Suspense>
      )}
    </search>
  );
}
