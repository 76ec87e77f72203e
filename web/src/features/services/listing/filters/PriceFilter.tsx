import { limits } from '@tero/shared/limits';
import { formatPesos } from '@tero/shared/rules/money/money';
import { Chips } from '../../../../ui/RadioGroup.tsx';
import { Slider } from '../../../../ui/Slider.tsx';
import type { FilterProps } from '../../filters.ts';
import { priceWords } from './filter-words.ts';

/** Presets of the price filter; the slider's end means any price (rule SRCH-12). */
const presets = [limits.priceFilterMax, 1000, 2500].map((price) => ({
  value: String(price),
  label: priceWords(0, price),
}));

export function PriceFilter({ filters, onChange }: FilterProps) {
  const { minPrice = 0, maxPrice = limits.priceFilterMax } = filters;
  const last = maxPrice >= limits.priceFilterMax;
  return (
    <div className="flex flex-col gap-3">
      <Chips
        legend="Precio máximo"
        hideLegend
        choices={presets}
        value={minPrice === 0 ? String(maxPrice) : undefined}
        onChange={(price) => onChange({ minPrice: 0, maxPrice: Number(price) })}
      />
      <div>
        <p className="font-semibold" aria-live="polite">
          {priceWords(minPrice, maxPrice)}
        </p>
        <Slider
          value={[minPrice, maxPrice]}
          labels={['Precio mínimo', 'Precio máximo']}
          valueText={(price) => (price === maxPrice && last ? 'Sin máximo' : formatPesos(price))}
          min={0}
          max={limits.priceFilterMax}
          step={limits.priceFilterStep}
          onValueChange={([low, high]) => onChange({ minPrice: low, maxPrice: high })}
        />
        <p aria-hidden="true" className="flex justify-between text-muted text-sm">
          <span>{formatPesos(0)}</span>
          <span>{formatPesos(limits.priceFilterMax)} o más</span>
        </p>
      </div>
      <p className="text-muted text-sm">Si elegís un precio, no mostramos los servicios sin precio publicado.</p>
    </div>
  );
}
