import { dayAndTime } from '@tero/shared/rules/time/time';
import { Button } from '../../ui/Button.tsx';
import { type BegunState, mostBegun } from './begun.ts';

/** Shows the button that begins another thing beside those already begun; at the limit, says what to do first. */
export function BeginAnother({ begun: { others, another, goOn } }: { begun: BegunState }) {
  if (others.length + 1 >= mostBegun) {
    return (
      <p>
        Ya tenés {mostBegun} borradores. Para empezar {another}, enviá o descartá uno de ellos.
      </p>
    );
  }
  return (
    <Button variant="outline" size="sm" onClick={() => void goOn(null)}>
      Empezar {another}
    </Button>
  );
}

/** Shows the other begun things, so that the person can continue one of them. */
export function OtherDrafts({ begun: { others, goOn } }: { begun: BegunState }) {
  if (others.length === 0) return null;
  return (
    <details className="rounded-control bg-sunken px-4 py-1.5 text-sm">
      <summary className="min-h-8 cursor-pointer py-1.5 font-semibold">
        {others.length === 1 ? 'Tenés otro borrador' : `Tenés otros ${others.length} borradores`}
      </summary>
      <ul className="pb-1">
        {others.map(({ form, name, at }) => (
          <li key={form}>
            <Button
              variant="ghost"
              size="sm"
              onClick={() => void goOn(form)}
              className="-mx-3 h-auto! py-1.5 text-left"
            >
              {name ? `Seguir con «${name}»` : 'Seguir con un borrador'}, del {dayAndTime(at)}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
