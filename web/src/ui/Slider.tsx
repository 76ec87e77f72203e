import * as Radix from 'radix-ui/slider';

interface SliderProps {
  /** one thumb per value */
  value: number[];
  /** the name of each thumb ('Precio mínimo', 'Precio máximo') */
  labels: readonly string[];
  /** returns the text that screen readers say for a value ('$1.500') */
  valueText?: (value: number) => string;
  min: number;
  max: number;
  step: number;
  onValueChange: (value: number[]) => void;
  /** called once, when the thumb is released */
  onValueCommit?: (value: number[]) => void;
}

/** Shows a slider with one or more thumbs, which people move by dragging, by tapping the track or by keys. */
export function Slider({ value, labels, valueText = String, ...rest }: SliderProps) {
  return (
    <Radix.Root {...rest} value={value} className="relative flex h-11 w-full touch-none select-none items-center px-3">
      <Radix.Track className="relative h-2 grow rounded-pill bg-control/40">
        <Radix.Range className="absolute h-full rounded-pill bg-primary" />
      </Radix.Track>
      {value.map((amount, index) => (
        <Radix.Thumb
          key={labels[index]}
          aria-label={labels[index]}
          aria-valuetext={valueText(amount)}
          className="block size-7 cursor-grab rounded-pill border-3 border-primary bg-surface shadow-card"
        />
      ))}
    </Radix.Root>
  );
}
