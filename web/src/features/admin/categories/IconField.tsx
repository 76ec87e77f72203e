import { type FieldPath, type FieldValues, type UseFormReturn, useController } from 'react-hook-form';
import { cx } from '../../../ui/cx.ts';
import { CategoryIcon } from '../../categories/icons.tsx';

/** A description of each icon. */
const names: Readonly<Record<string, string>> = {
  'fa-shapes': 'Figuras',
  'fa-faucet-drip': 'Ducha',
  'fa-bolt': 'Rayo',
  'fa-hammer': 'Martillo',
  'fa-wrench': 'Llave inglesa',
  'fa-paint-roller': 'Rodillo',
  'fa-trowel-bricks': 'Ladrillos',
  'fa-seedling': 'Planta',
  'fa-broom': 'Limpieza',
  'fa-house': 'Casa',
  'fa-key': 'Llave',
  'fa-truck': 'Camión',
  'fa-car': 'Auto',
  'fa-paw': 'Pata',
  'fa-person-cane': 'Mano con corazón',
  'fa-baby': 'Bebé',
  'fa-scissors': 'Tijera',
  'fa-chalkboard-user': 'Libro',
  'fa-language': 'Idiomas',
  'fa-music': 'Notas musicales',
  'fa-dumbbell': 'Pesas',
  'fa-camera': 'Cámara',
  'fa-champagne-glasses': 'Fiesta',
  'fa-briefcase': 'Portafolio',
  'fa-laptop-medical': 'Chip',
  'fa-headset': 'Auriculares',
  'fa-palette': 'Diseño',
  'fa-network-wired': 'Router',
};

interface IconFieldProps<V extends FieldValues, Out> {
  form: UseFormReturn<V, unknown, Out>;
  name: FieldPath<V>;
}

/**
 * Lets the administrator pick the icon of a category. A stored icon that is not in the list stays until another one is
 * picked.
 */
export function IconField<V extends FieldValues, Out>({ form, name }: IconFieldProps<V, Out>) {
  const { field } = useController({ control: form.control, name });
  const chosen: string = field.value ?? '';
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-sm">
        Ícono: <span className="font-normal">{names[chosen] ?? 'el común'}</span>
      </legend>
      <div className="flex flex-wrap gap-1.5">
        {Object.entries(names).map(([icon, label]) => (
          <label key={icon} title={label} className="cursor-pointer">
            <input
              type="radio"
              name={field.name}
              value={icon}
              checked={icon === chosen}
              onChange={() => field.onChange(icon)}
              aria-label={label}
              className="peer sr-only"
            />
            <span
              className={cx(
                'flex size-11 items-center justify-center rounded-control border border-control bg-surface hover:border-primary',
                'peer-checked:border-primary peer-checked:bg-primary peer-checked:text-on-primary',
                'peer-focus-visible:outline-3 peer-focus-visible:outline-primary peer-focus-visible:outline-offset-2',
              )}
            >
              <CategoryIcon icon={icon} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
