import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { entryPath } from '../../lib/navigation/entry-path.ts';
import { useAccount } from '../../lib/session/session.ts';
import { cx } from '../../ui/cx.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { useSaving } from '../../ui/saving.ts';
import { HeroBackground } from './HeroBackground.tsx';
import { type HeroImage, heroImages } from './hero-images.ts';
import { RotationControl } from './RotationControl.tsx';
import { useRotation } from './use-rotation.ts';

const none: readonly HeroImage[] = [];

export function Hero() {
  const account = useAccount();
  const images = useSaving(({ saves }) => saves) ? none : heroImages;
  const rotation = useRotation(images.length);
  return (
    <section className="relative isolate overflow-hidden bg-deep text-on-deep">
      <HeroBackground images={images} rotation={rotation} />
      {/* the empty space below the text on phones, and beside it on wide screens, shows the image */}
      <div
        className={cx(
          'wrap pt-10 md:flex md:min-h-104 md:items-center md:py-16 lg:min-h-[min(40vw,36rem)]',
          rotation.bare ? 'pb-10' : 'pb-[min(50vw,18rem)]',
        )}
      >
        {account ? <Welcome name={account.name} /> : <Invitation />}
      </div>
      <RotationControl rotation={rotation} />
    </section>
  );
}

function Invitation() {
  return (
    <Words
      title="Servicios de confianza, cerca tuyo"
      text="Compará precios y reseñas, y hablá por WhatsApp con quien te lo resuelve. En todo Uruguay."
    >
      <LinkButton to={entryPath('register')} variant="accent" size="lg">
        Registrarse
      </LinkButton>
      <Link
        to="/servicios"
        className="inline-flex min-h-13 items-center justify-center rounded-control border border-on-deep/70 bg-deep/60 px-6 font-semibold text-lg hover:bg-on-deep/15 focus-visible:outline-on-deep"
      >
        Explorar servicios
      </Link>
    </Words>
  );
}

function Welcome({ name }: { name: string }) {
  return (
    <Words
      title={`Hola, ${name.trim().split(/\s+/)[0]}. ¿Qué hay que resolver hoy?`}
      text="Empezá por quienes tienen las mejores reseñas."
    >
      <LinkButton to="/servicios?sort=ratingDesc" variant="accent" size="lg">
        Ver los mejor calificados
      </LinkButton>
    </Words>
  );
}

function Words({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="md:w-1/2 lg:max-w-xl">
      <h1 className="font-extrabold text-4xl leading-[1.05] tracking-tight [overflow-wrap:anywhere] sm:text-5xl lg:text-6xl">
        {title}
      </h1>
      <p className="mt-4 max-w-md text-lg sm:text-xl">{text}</p>
      <div className="mt-7 flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
