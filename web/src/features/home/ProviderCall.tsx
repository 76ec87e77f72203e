import { useId } from 'react';
import { Link } from 'react-router-dom';
import { entryPath } from '../../lib/navigation/entry-path.ts';
import { useSession } from '../../lib/session/session.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { useSaving } from '../../ui/saving.ts';
import { heroImages } from './hero-images.ts';

const workshop = heroImages[1];

export function ProviderCall() {
  const saves = useSaving((state) => state.saves);
  const id = useId();
  const isProvider = useSession(({ userType }) => userType === 'provider');
  return (
    <section aria-labelledby={id} className="wrap">
      <div className="grid overflow-hidden rounded-card bg-deep text-on-deep md:grid-cols-2">
        <div className="p-6 sm:p-10">
          <h2 id={id} className="text-3xl sm:text-4xl">
            ¿Ofrecés un servicio?
          </h2>
          <p className="mt-3 max-w-md text-lg text-on-deep-muted">
            Publicá lo que hacés, sumá reseñas y recibí consultas por WhatsApp, sin comisiones.
          </p>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            <LinkButton to={isProvider ? '/provider-profile' : entryPath('provider')} size="lg">
              {isProvider ? 'Ir a mi perfil' : 'Quiero ser proveedor'}
            </LinkButton>
            <Link
              to="/subscription-plans"
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-2"
            >
              Ver el plan
            </Link>
          </div>
        </div>
        {!saves && (
          <img
            src={workshop?.src}
            srcSet={workshop?.srcSet}
            sizes="(min-width: 48rem) 50vw, 100vw"
            alt=""
            width={640}
            height={360}
            loading="lazy"
            decoding="async"
            className="order-first h-full max-h-60 w-full object-cover md:order-none md:max-h-none"
          />
        )}
      </div>
    </section>
  );
}
