import GitCompareArrows from 'lucide-react/icons/git-compare-arrows';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import type { Difference } from './differences.ts';

interface ConflictPanelProps {
  what: string;
  differences: readonly Difference[];
  onKeep: (theirs?: readonly string[]) => void;
  onTake: () => void;
}

/** The fields that differ, in the words of the form, and what to do with them. It takes the focus when it appears. */
export function ConflictPanel({ what, differences, onKeep, onTake }: ConflictPanelProps) {
  const [open, setOpen] = useState(false);
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const choose = (name: string, whose: 'mine' | 'theirs') =>
    setTheirs((before) => [...before.filter((field) => field !== name), ...(whose === 'theirs' ? [name] : [])]);
  return (
    <section
      ref={section}
      aria-labelledby={`${id}-title`}
      className="rounded-card border border-warn-ink/40 bg-warn-ground p-4 sm:p-5"
    >
      <h2
        ref={heading}
        id={`${id}-title`}
        tabIndex={-1}
        className="flex items-start gap-3 text-lg text-warn-ink focus-visible:outline-none"
      >
        <GitCompareArrows size={22} aria-hidden="true" className="mt-0.5 shrink-0" />
        {what} cambió en otro lado
      </h2>
      <p className="mt-2 text-warn-ink">
        Lo cambiaron desde otro dispositivo, u otra persona, después de que empezaste. Lo que escribiste sigue acá.
      </p>
      <div className="mt-4 flex flex-wrap gap-3 max-sm:flex-col">
        <Button aria-expanded={open} aria-controls={`${id}-fields`} onClick={() => setOpen(!open)}>
          {open ? 'Ocultar cambios' : 'Ver cambios'}
        </Button>
        <Button variant="outline" onClick={() => onKeep()}>
          Quedarme con lo mío
        </Button>
        <Button variant="outline" onClick={onTake}>
          Tomar lo otro
        </Button>
      </div>
      <div id={`${id}-fields`} hidden={!open}>
        <ul className="mt-4 flex flex-col gap-3">
          {differences.map((difference) => (
            <li key={difference.name} className="rounded-control bg-surface p-4">
              <Field difference={difference} takes={theirs.includes(difference.name)} onChoose={choose} />
            </li>
          ))}
        </ul>
        <Button onClick={() => onKeep(theirs)} className="mt-4 max-sm:w-full">
          Guardar lo elegido
        </Button>
      </div>
    </section>
  );
}

interface FieldProps {
  difference: Difference;
  takes: boolean;
  onChoose: (name: string, whose: 'mine' | 'theirs') => void;
}

function Field({ difference, takes, onChoose }: FieldProps) {
  const { name, label, by, mine, theirs } = difference;
  if (by === 'both') {
    return (
      <RadioGroup
        legend={label}
        choices={[
          { value: 'mine', label: <Whose who="Lo mío" text={mine} /> },
          { value: 'theirs', label: <Whose who="Lo otro" text={theirs} /> },
        ]}
        value={takes ? 'theirs' : 'mine'}
        onChange={(whose) => onChoose(name, whose)}
      />
    );
  }
  return (
    <>
      <h3 className="mb-1 font-semibold text-sm">{label}</h3>
      <Whose who="Lo mío" text={mine} />
      <Whose who="Lo otro" text={theirs} />
      <p className="mt-1 text-muted text-sm">
        {by === 'mine' ? 'Lo cambiaste solo vos: queda lo tuyo.' : 'Vos no lo tocaste: queda lo otro.'}
      </p>
    </>
  );
}

function Whose({ who, text }: { who: string; text: string }) {
  return (
    <span className="block whitespace-pre-line py-1 [overflow-wrap:anywhere]">
      <span className="font-semibold">{who}:</span> {text}
    </span>
  );
}
