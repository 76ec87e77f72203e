import ExternalLink from 'lucide-react/icons/external-link';
import { Link } from 'react-router-dom';
import { Checkbox } from '../../../../ui/Checkbox.tsx';
import { faultOf, registered } from '../../../../ui/FormFields.tsx';
import type { ServiceForm } from './service-form.ts';

export function TermsField({ form }: { form: ServiceForm }) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 rounded-card border border-line bg-surface px-4 py-2">
      <Checkbox
        {...registered(form, 'terms_accepted')}
        error={faultOf(form, 'terms_accepted')}
        aria-required
        label={
          <>
            Acepto los términos y condiciones
            <span aria-hidden="true" className="text-danger">
              {' *'}
            </span>
          </>
        }
      />
      <Link
        to="/terms"
        target="_blank"
        className="inline-flex min-h-11 items-center gap-1 font-semibold text-link text-sm underline underline-offset-2"
      >
        Leer los términos
        <ExternalLink size={14} aria-hidden="true" />
        <span className="sr-only"> (se abre en otra pestaña)</span>
      </Link>
    </div>
  );
}
