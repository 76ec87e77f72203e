import type { Suggestion } from '@tero/shared/contract/search';
import { limits } from '@tero/shared/limits';
import { excerpt } from '@tero/shared/rules/text/text';
import { ArrowRight } from 'lucide-react';
import { useOnline } from '../../lib/http/connectivity.ts';
import { OptionList } from '../../ui/OptionList.tsx';
import type { Combobox } from '../../ui/use-combobox.ts';

interface SuggestionListProps {
  box: Combobox;
  text: string;
  suggestions: readonly Suggestion[];
}

const serviceWords = ({ category, description }: Suggestion) =>
  `${category} · ${excerpt(description, limits.suggestionDescription)}`;
const categoryWords = ({ services }: Suggestion) =>
  services === undefined ? 'Categoría' : `Categoría · ${services} ${services === 1 ? 'servicio' : 'servicios'}`;

/** The suggestions, and a last option for all results. */
export function SuggestionList({ box, text, suggestions }: SuggestionListProps) {
  const online = useOnline();
  const count = suggestions.length;
  const none = online ? 'No se encontraron sugerencias' : 'Sin conexión: buscá entre lo guardado';
  const options = suggestions.map((suggestion) => ({
    key: `${suggestion.kind ?? 'service'}:${suggestion.id}`,
    content: (
      <>
        <span className="min-w-0 grow">
          <span className="block truncate font-semibold">{suggestion.title}</span>
          <span className="block truncate text-muted text-sm">
            {suggestion.kind === 'category' ? categoryWords(suggestion) : serviceWords(suggestion)}
          </span>
        </span>
        <span className="shrink-0 font-semibold text-sm">{suggestion.price}</span>
      </>
    ),
  }));
  const all = (
    <>
      <ArrowRight size={18} aria-hidden="true" className="shrink-0 text-link" />
      <span className="truncate font-semibold text-link">
        {count === 0 ? 'Buscar de todas formas' : `Ver todos los resultados de “${text}”`}
      </span>
    </>
  );
  return (
    <div
      {...box.popup}
      className="absolute inset-x-0 top-full z-40 mt-2 max-h-[70dvh] animate-rise overflow-y-auto rounded-card border border-line bg-surface p-1.5 text-ink shadow-float"
    >
      <OptionList
        box={box}
        label="Sugerencias"
        options={[...options, { key: 'all', content: all }]}
        status={count === 0 ? none : `${count} ${count === 1 ? 'sugerencia' : 'sugerencias'}`}
        isEmpty={count === 0}
      />
    </div>
  );
}
