import type { Suggestion } from '@tero/shared/contract/services';
import { limits } from '@tero/shared/limits';
import { excerpt } from '@tero/shared/rules/text';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOnline } from '../../lib/http/connectivity.ts';
import { cx } from '../../ui/cx.ts';

interface SuggestionListProps {
  id: string;
  text: string;
  suggestions: readonly Suggestion[];
  active: number;
  onActive: (index: number) => void;
  /** the index after the last suggestion means all results */
  onChoose: (index: number) => void;
}

export function SuggestionList({ id, text, suggestions, active, onActive, onChoose }: SuggestionListProps) {
  const online = useOnline();
  const noneWords = online ? 'No se encontraron sugerencias' : 'Sin conexión: buscá entre lo guardado';
  const none = suggestions.length === 0;
  const last = suggestions.length;
  function option(index: number, content: ReactNode) {
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the text field's, by aria-activedescendant
      <div
        key={index}
        id={`${id}-${index}`}
        role="option"
        tabIndex={-1}
        aria-selected={index === active}
        onPointerMove={() => onActive(index)}
        onClick={() => onChoose(index)}
        className={cx(
          'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-2',
          index === active && 'bg-primary-soft text-on-primary-soft',
        )}
      >
        {content}
      </div>
    );
  }
  return (
    // keeps the focus in the text field, or the list would close before the click
    <div
      onPointerDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-40 mt-2 max-h-[70dvh] animate-rise overflow-y-auto rounded-card border border-line bg-surface p-1.5 text-ink shadow-float"
    >
      <p role="status" className={none ? 'px-3 py-3 text-muted' : 'sr-only'}>
        {none ? noneWords : `${last} ${last === 1 ? 'sugerencia' : 'sugerencias'}`}
      </p>
      <div id={id} role="listbox" aria-label="Sugerencias" tabIndex={-1}>
        {suggestions.map((suggestion, index) =>
          option(
            index,
            <>
              <span className="min-w-0 grow">
                <span className="block truncate font-semibold">{suggestion.title}</span>
                <span className="block truncate text-muted text-sm">
                  {suggestion.category} · {excerpt(suggestion.description, limits.suggestionDescription)}
                </span>
              </span>
              <span className="shrink-0 font-semibold text-sm">{suggestion.price}</span>
            </>,
          ),
        )}
        {option(
          last,
          <>
            <ArrowRight size={18} aria-hidden="true" className="shrink-0 text-link" />
            <span className="truncate font-semibold text-link">
              {none ? 'Buscar de todas formas' : `Ver todos los resultados de “${text}”`}
            </span>
          </>,
        )}
      </div>
    </div>
  );
}
