import { firstName } from '@tero/shared/rules/person-name';
import Search from 'lucide-react/icons/search';
import { Link } from 'react-router-dom';
import { useAccount } from '../../../lib/session/session.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { ComingCard } from '../../quotes/cita/ComingCard.tsx';
import { ContactsCard } from './ContactsCard.tsx';
import { NextStep } from './NextStep.tsx';
import { PlanCard } from './PlanCard.tsx';
import { QuotesCard } from './QuotesCard.tsx';
import { ReviewsCard } from './ReviewsCard.tsx';

/**
 * Shows a provider its day in place of the hero (rule NAV-123): what to do next, people who wait or wrote, and the
 * plan.
 */
export function ProviderHome() {
  const account = useAccount();
  const id = account?.id ?? 0;
  return (
    <section aria-labelledby="tu-dia" className="bg-deep text-on-deep">
      <div className="wrap flex flex-col gap-4 pt-6 pb-8 sm:pt-9 sm:pb-12">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div>
            <h1 id="tu-dia" className="wrap-anywhere text-3xl sm:text-4xl">
              Hola, {account && firstName(account.name)}
            </h1>
            <p className="mt-1 text-on-deep-muted sm:text-lg">Tus presupuestos, contactos y reseñas en Tero.</p>
          </div>
          <LinkButton to="/provider-profile" variant="outline" className="max-sm:hidden">
            Ver mi perfil
          </LinkButton>
        </div>
        <NextStep />
        <div className="grid grid-cols-2 gap-3 text-ink sm:gap-4 lg:grid-cols-3">
          <ComingCard className="col-span-2 lg:col-span-3" />
          <QuotesCard />
          <ReviewsCard providerId={id} />
          <ContactsCard providerId={id} />
          <PlanCard providerId={id} />
        </div>
        <Link
          to="/servicios?sort=ratingDesc"
          className="inline-flex min-h-11 items-center gap-2 self-start font-semibold underline underline-offset-4"
        >
          <Search size={18} aria-hidden="true" />
          Ver los mejor calificados
        </Link>
      </div>
    </section>
  );
}
