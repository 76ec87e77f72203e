import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Star from 'lucide-react/icons/star';
import { type ReactNode, useId, useState } from 'react';
import { cx } from './cx.ts';

interface StarInputProps {
  legend: ReactNode;
  /** 0 while none is chosen */
  value: number;
  onChange: (value: number) => void;
  error?: string | undefined;
}

const words = ['Sin calificar', 'Muy malo', 'Malo', 'Bueno', 'Muy bueno', 'Excelente'];
const places = [1, 2, 3, 4, 5];

/** Shows a radio group for a rating from 1 to 5, by touch, mouse or arrow keys. */
export function StarInput({ legend, value, onChange, error }: StarInputProps) {
  const name = useId();
  const errorId = `${name}-error`;
  const [hovered, setHovered] = useState(0);
  const shown = hovered || value;
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="min-w-0">
      <legend className="font-semibold">{legend}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ml-2 flex" onPointerLeave={() => setHovered(0)}>
          {places.map((place) => (
            <label
              key={place}
              className="relative flex size-11 cursor-pointer items-center justify-center"
              onPointerEnter={(event) => event.pointerType === 'mouse' && setHovered(place)}
            >
              <input
                type="radio"
                name={name}
                value={place}
                checked={value === place}
                onChange={() => onChange(place)}
                aria-label={`${place} de 5: ${words[place]}`}
                className="peer absolute inset-0 cursor-pointer opacity-0"
              />
              <Star
                size={30}
                strokeWidth={1.5}
                aria-hidden="true"
                className={cx(
                  'rounded-sm peer-focus-visible:outline-3 peer-focus-visible:outline-primary peer-focus-visible:outline-offset-2',
                  place <= shown ? 'fill-star text-star' : 'text-star-off',
                )}
              />
            </label>
          ))}
        </div>
        {/* always below the stars on phones, so that a choice moves no row */}
        <span aria-hidden="true" className="text-muted text-sm max-sm:basis-full">
          {shown ? `${shown} de 5 · ${words[shown]}` : words[0]}
        </span>
      </div>
      <p id={errorId} aria-live="polite" className={error ? 'flex gap-1.5 text-danger text-sm' : 'sr-only'}>
        {error && <CircleAlert size={16} className="mt-0.5 shrink-0" aria-hidden="true" />}
        <span>{error}</span>
      </p>
    </fieldset>
  );
}
