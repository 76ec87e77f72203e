import { limits } from '@tero/shared/limits';
import { excerpt } from '@tero/shared/rules/text/text';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Clock from 'lucide-react/icons/clock';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import MapPin from 'lucide-react/icons/map-pin';
import Trash2 from 'lucide-react/icons/trash';
import UserRound from 'lucide-react/icons/user-round';
import X from 'lucide-react/icons/x';
import { forgetSearch } from '../../lib/device/searches.ts';
import { useOnline } from '../../lib/http/connectivity.ts';
import { cx } from '../../ui/cx.ts';
import { OptionList } from '../../ui/OptionList.tsx';
import type { Combobox } from '../../ui/use-combobox.ts';
import type { Suggested } from './queries.ts';

export interface SuggestionListProps {
  box: Combobox;
  text: string;
  /** takes the whole screen of a phone, below the box */
  fills: boolean;
  suggestions: readonly Suggested[];
}

const icons = { category: LayoutGrid, search: Clock, place: MapPin, provider: UserRound };

function explanation(suggestion: Suggested): string {
  if (suggestion.kind === 'search') return 'Búsqueda anterior';
  if (suggestion.kind === 'place') return suggestion.sought ? 'Buscar ahí' : 'Servicios que llegan ahí';
  if (suggestion.kind === 'provider') return suggestion.description ? `Perfil · ${suggestion.description}` : 'Perfil';
  if (suggestion.kind === 'service')
    return `${suggestion.category} · ${excerpt(suggestion.description, limits.suggestionDescription)}`;
  const { services } = suggestion;
  return services === undefined ? 'Categoría' : `Categoría · ${services} ${services === 1 ? 'servicio' : 'servicios'}`;
}

function Entry({ suggestion }: { suggestion: Suggested }) {
  const Icon = suggestion.kind === 'service' ? null : icons[suggestion.kind];
  return (
    <>
      {Icon && <Icon size={18} aria-hidden="true" className="shrink-0 text-muted" />}
      <span className="min-w-0 grow">
        <span className="block truncate font-semibold">{suggestion.title}</span>
        <span className="block truncate text-muted text-sm">{explanation(suggestion)}</span>
      </span>
      {suggestion.kind === 'service' && <span className="shrink-0 font-semibold text-sm">{suggestion.price}</span>}
    </>
  );
}

/**
 * Lists the suggestions, then a last option that shows all results or, if nothing is typed, clears the last searches.
 */
export function SuggestionList({ box, text, fills, suggestions }: SuggestionListProps) {
  const online = useOnline();
  const count = suggestions.length;
  const none = online ? 'No se encontraron sugerencias' : 'Sin conexión: buscá entre lo guardado';
  const options = suggestions.map((suggestion) => ({
    key: `${suggestion.kind}:${'id' in suggestion ? suggestion.id : suggestion.title}`,
    content: text ? <Entry suggestion={suggestion} /> : <Recent title={suggestion.title} />,
  }));
  const [Icon, last] = text
    ? ([ArrowRight, count === 0 ? 'Buscar de todas formas' : `Ver todos los resultados de «${text}»`] as const)
    : ([Trash2, 'Borrar estas búsquedas'] as const);
  const end = (
    <>
      <Icon size={18} aria-hidden="true" className="shrink-0 text-link" />
      <span className="truncate font-semibold text-link">{last}</span>
    </>
  );
  const words = text ? ['sugerencia', 'sugerencias'] : ['búsqueda anterior', 'búsquedas anteriores'];
  return (
    <div
      {...box.popup}
      className={cx(
        'absolute inset-x-0 top-full z-40 mt-2 max-h-[70dvh] animate-rise overflow-y-auto rounded-card border border-line bg-surface p-1.5 text-ink shadow-float',
        fills &&
          'max-md:mt-0 max-md:h-[calc(100dvh-4rem)] max-md:max-h-none max-md:overscroll-contain max-md:rounded-none max-md:border-x-0 max-md:border-b-0 max-md:shadow-none',
      )}
    >
      {!text && <p className="px-3 pt-2 pb-1 font-semibold text-muted text-sm">Búsquedas anteriores</p>}
      <div className="relative">
        <OptionList
          box={box}
          label={text ? 'Sugerencias' : 'Búsquedas anteriores'}
          options={[...options, { key: 'last', content: end }]}
          status={count === 0 ? none : `${count} ${count === 1 ? words[0] : words[1]}`}
          isEmpty={count === 0}
        />
        {!text && <Removals searches={suggestions} />}
      </div>
    </div>
  );
}

function Recent({ title }: { title: string }) {
  return (
    <>
      <Clock size={18} aria-hidden="true" className="shrink-0 text-muted" />
      <span className="min-w-0 grow truncate pr-10">{title}</span>
      <span className="sr-only">, Suprimir la quita</span>
    </>
  );
}

/**
 * Shows a button to remove each of the last searches, which are one line high. The buttons lie over the list because
 * an option cannot hold buttons. On a keyboard, Delete removes a search, so Tab still leaves the box.
 */
function Removals({ searches }: { searches: readonly Suggested[] }) {
  return (
    <ul aria-label="Quitar búsquedas anteriores" className="absolute top-0 right-0">
      {searches.map(({ title }) => (
        <li key={title}>
          <button
            type="button"
            tabIndex={-1}
            aria-label={`Quitar «${title}»`}
            onClick={() => forgetSearch(title)}
            className="flex size-11 items-center justify-center rounded-control text-muted hover:text-ink"
          >
            <X size={18} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
