import GitCompareArrows from 'lucide-react/icons/git-compare-arrows';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { onlyTheirs } from './differences.ts';
import type { Conflict } from './use-conflict.ts';

/**
 * Says that the edited thing has changed meanwhile, offers three ways to continue, and takes the focus when it appears.
 * A field that only others changed takes their value, unless the person chooses otherwise. `what` begins the sentence:
 * 'Este servicio'.
 */
export function ConflictPanel({ differences, keep, take, what }: Conflict & { what: string }) {
  const [open, setOpen] = useState(false);
  const [theirs, setTheirs] = useState(() => onlyTheirs(differences));
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  const choose = (name: string, whose: string) =>
    setTheirs((before) => before.filter((field) => field !== name).concat(whose === 'theirs' ? name : []));
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-4 rounded-card border border-warn-ink/40 bg-warn-ground p-4 text-warn-ink sm:p-5"
    >
      <h2 ref={heading} id={id} tabIndex={-1} className="flex items-start gap-3 text-lg focus-visible:outline-none">
        <GitCompareArrows size={22} aria-hidden="true" className="mt-0.5 shrink-0" />
        {what} cambió en otro lado
      </h2>
      <p>Hay una versión más nueva, de otro dispositivo o de otra persona. Lo que escribiste sigue acá.</p>
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Ocultar cambios' : 'Ver cambios'}
        </Button>
        <Button variant="outline" onClick={() => keep(onlyTheirs(differences))}>
          Usar mi versión
        </Button>
        <Button variant="outline" onClick={take}>
          Usar la otra versión
        </Button>
      </div>
      {open && (
        <>
          {differences.map(({ name, label, ...said }) => (
            <RadioGroup
              key={name}
              className="rounded-control bg-surface p-4 text-ink"
              legend={label}
              choices={[
                { value: 'mine', label: <Whose who="Mi versión" text={said.mine} /> },
                { value: 'theirs', label: <Whose who="La otra versión" text={said.theirs} /> },
              ]}
              value={theirs.includes(name) ? 'theirs' : 'mine'}
              onChange={(whose) => choose(name, whose)}
            />
          ))}
          <Button onClick={() => keep(theirs)} className="self-start max-sm:w-full">
            Guardar lo que elegí
          </Button>
        </>
      )}
    </section>
  );
}

function Whose({ who, text }: { who: string; text: string }) {
  return (
    <span className="block whitespace-pre-line py-1 wrap-anywhere">
      <span className="font-semibold">{who}:</span> {text}
    </span>
  );
}
