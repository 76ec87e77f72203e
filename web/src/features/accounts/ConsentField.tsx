import { type ComponentProps, useState } from 'react';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { NewTabLink } from './NewTabLink.tsx';
import { PoliciesDialog } from './PoliciesDialog.tsx';

/** Ley 18.331: consent is given by the person, box unticked, after being told what for. */
export function ConsentField({ error, ...rest }: Omit<ComponentProps<typeof Checkbox>, 'label'>) {
  const [reading, setReading] = useState(false);
  return (
    <div className="rounded-card border border-line bg-surface px-4 py-3">
      <Checkbox
        {...rest}
        error={error}
        aria-required
        label={
          <>
            Acepto los términos y la política de privacidad
            <span aria-hidden="true" className="text-danger">
              {' *'}
            </span>
          </>
        }
      />
      <p className="mt-1 text-muted text-sm">
        Leelos enteros: <NewTabLink to="/terms">Términos</NewTabLink> y{' '}
        <NewTabLink to="/privacy">Privacidad</NewTabLink>. O en dos minutos:{' '}
        <button
          type="button"
          onClick={() => setReading(true)}
          className="min-h-9 rounded-control font-semibold text-link underline underline-offset-2"
        >
          políticas en simple
        </button>
      </p>
      <PoliciesDialog open={reading} onOpenChange={setReading} />
    </div>
  );
}
