import { limits } from '@tero/shared/limits';
import { address } from '@tero/shared/rules/text/address';
import { Search, X } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAddress } from '../../lib/navigation/use-address.ts';
import { loadSearchEngine } from '../../lib/search-engine.ts';
import { categoryPath } from '../../parts/category/queries.ts';
import { cx } from '../../ui/cx.ts';
import { useCombobox } from '../../ui/use-combobox.ts';
import { useSuggestions } from './queries.ts';
import { SuggestionList } from './SuggestionList.tsx';

export function SearchBox({ className }: { className?: string }) {
  const [text, setText] = useTextOfAddress();
  const searchFor = useKeptFilters();
  const { wanted, suggestions } = useSuggestions(text);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  // the suggestions, and a last entry for all results
  const count = wanted && suggestions ? suggestions.length + 1 : 0;
  const box = useCombobox({ count, onChoose: choose });

  function go(path: string) {
    box.close();
    input.current?.blur();
    navigate(path);
  }
  function searchAll() {
    const q = text.trim();
    if (q) go(address`/servicios?${searchFor(q)}`);
  }
  function choose(index: number) {
    const suggestion = suggestions?.[index];
    if (suggestion?.kind === 'category' && suggestion.slug) go(categoryPath({ slug: suggestion.slug }));
    else if (suggestion) go(address`/servicios/${suggestion.id}`);
    else searchAll();
  }
  function clear() {
    setText('');
    input.current?.focus();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    searchAll();
  }

  return (
    <search className={cx('relative', className)}>
      <form onSubmit={submit} className="relative">
        <input
          {...box.input}
          ref={input}
          type="search"
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
            void loadSearchEngine();
            box.open();
          }}
          onBlur={box.close}
          className="h-12 w-full rounded-pill border border-control bg-surface pr-24 pl-5 text-base placeholder:text-muted focus-visible:rounded-pill focus-visible:outline-offset-0 md:h-11 [&::-webkit-search-cancel-button]:hidden"
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
      {box.isShown && suggestions && <SuggestionList box={box} text={text.trim()} suggestions={suggestions} />}
    </search>
  );
}

/**
 * The text of the search box: the query in the address, until somebody types. It asks the browser and not the router,
 * which draws the next screen a moment later: what is typed meanwhile belongs to the new address and stays.
 */
function useTextOfAddress() {
  useLocation();
  const q = queryOf(window.location);
  const [typed, setTyped] = useState({ at: q, text: q });
  const setText = (text: string) => setTyped({ at: queryOf(window.location), text });
  return [typed.at === q ? typed.text : q, setText] as const;
}

function queryOf({ pathname, search }: Location): string {
  return pathname === '/servicios' ? (new URLSearchParams(search).get('q') ?? '') : '';
}

/** The place that was last chosen in this visit: whoever looks for something else is still there. */
let lastPlace: string | null = null;

function isList(pathname: string): boolean {
  return pathname === '/servicios' || pathname.startsWith('/servicios/categoria/');
}

/**
 * Returns a function that writes the query of a search: with the filters of the list that the browser is at, from
 * elsewhere with the last place (rule SRCH-40).
 */
function useKeptFilters(): (q: string) => URLSearchParams {
  const { pathname } = useLocation();
  const [params] = useAddress();
  const place = params.get('coverageArea');
  useEffect(() => {
    if (isList(pathname)) lastPlace = place;
  }, [pathname, place]);
  return (q) => {
    const { pathname, search } = window.location;
    const here = Object.fromEntries(isList(pathname) ? new URLSearchParams(search) : []);
    const { page: _page, sort: _sort, exact: _exact, ...kept } = here;
    return new URLSearchParams({ ...(!isList(pathname) && lastPlace && { coverageArea: lastPlace }), ...kept, q });
  };
}
