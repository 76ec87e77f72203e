import { firstName } from '@tero/shared/rules/person-name';
import { Suspense, useRef } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { entryPath } from '../../lib/navigation/entry-path.ts';
import { useAccount } from '../../lib/session/session.ts';
import { cx } from '../../ui/cx.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { useSaving } from '../../ui/saving.ts';
import { SearchBox } from '../searches/SearchBox.tsx';
import { HeroBackground } from './HeroBackground.tsx';
import { type HeroImage, heroImages } from './hero-images.ts';
import { usePassedSearch } from './use-passed-search.ts';
import { useRotation } from './use-rotation.ts';

const RotationControl = lazyPart(async () => (await import('./RotationControl.tsx')).RotationControl);

const none: readonly HeroImage[] = [];

/** Shows the search by service and zone to everyone, signed in or not (rule NAV-24). */
export function Hero() {
  const account = useAccount();
  const images = useSaving(({ saves }) => saves) ? none : heroImages;
  const rotation = useRotation(images.length);
  const search = useRef<HTMLDivElement>(null);
  usePassedSearch(search);
  return (
    <section className="relative isolate z-10 has-[[role=combobox][aria-expanded=true]]:z-40 bg-deep text-on-deep">
      <HeroBackground images={images} rotation={rotation} />
      {/* the empty space below the text on phones, and beside it on wide screens, shows the image */}
      <div
        className={cx(
          'wrap pt-6 md:pt-14 lg:pt-18',
          rotation.bare ? 'pb-6' : 'pb-[min(34vw,11rem)] md:pb-14 lg:pb-[min(11vw,9rem)]',
        )}
      >
        <h1 className="max-w-2xl font-extrabold text-3xl leading-[1.05] tracking-tight wrap-anywhere sm:text-5xl">
          {account
            ? `Hola, ${firstName(account.name)}. ¿Qué hay que resolver hoy?`
            : 'Servicios cerca de vos, sin intermediarios'}
        </h1>
        <p className="mt-2 max-w-xl sm:mt-3 sm:text-xl">
          Compará precios y reseñas, y hablá por WhatsApp con quien hace el trabajo.
        </p>
        <div ref={search} className="mt-5 max-w-3xl md:mt-7">
          <SearchBox inHero />
        </div>
        <div className="mt-2 flex flex-wrap gap-x-6 md:mt-4">
          {account ? (
            <>
              {/* people who come back to their pedido find it here */}
              <LinkButton to="/mis-pedidos" variant="outline">
                Mis pedidos
              </LinkButton>
              <Way to="/servicios?sort=ratingDesc">Ver los mejor calificados</Way>
            </>
          ) : (
            <>
              <Way to={entryPath('register')}>Registrarse</Way>
              <Way to="/servicios">Explorar servicios</Way>
            </>
          )}
        </div>
      </div>
      <Suspense>{(rotation.loading || rotation.rotates) && <RotationControl rotation={rotation} />}</Suspense>
    </section>
  );
}

function Way(props: LinkProps) {
  return (
    <Link
      {...props}
      className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 focus-visible:outline-on-deep"
    />
  );
}
