import Eye from 'lucide-react/icons/eye';
import Target from 'lucide-react/icons/target';
import art from '../../assets/hero/hero-1-960.webp';
import { Avatar } from '../../ui/Avatar.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Invented } from '../operator/Invented.tsx';
import { useOperator } from '../operator/queries.ts';
import { Testimonials } from './benefits/Testimonials.tsx';
import { facts, mission, story, values, vision } from './content/about.ts';
import { CallToAction } from './layout/CallToAction.tsx';
import { IconCard } from './layout/IconCard.tsx';
import { InfoHeader } from './layout/InfoHeader.tsx';
import { MoreLink } from './layout/MoreLink.tsx';
import { Prose } from './layout/Prose.tsx';
import { Section } from './layout/Section.tsx';
import { TrueOfAll } from './layout/TrueOfAll.tsx';

export function AboutPage() {
  const { content, fictitious } = useOperator();
  const { founder_name, founder_role, founder_quote, testimonials } = content;
  return (
    <>
      <InfoHeader
        title="Sobre Nosotros"
        lead="Desde 2023 juntamos a quien necesita una mano con quien sabe cómo darla, en todo Uruguay."
        art={art}
      />
      <div className="wrap py-10">
        <Section title="Nuestra historia">
          <Prose>
            {story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
          <dl className="mt-8 grid gap-3 sm:grid-cols-3 sm:gap-5">
            {facts.map(({ value, label }) => (
              <div
                key={label}
                className="flex flex-row-reverse items-baseline justify-end gap-3 rounded-card bg-sunken px-5 py-3 sm:flex-col-reverse sm:gap-0 sm:py-6"
              >
                <dt className="text-muted">{label}</dt>
                <dd className="font-bold font-heading text-3xl text-link sm:text-4xl">{value}</dd>
              </div>
            ))}
          </dl>
        </Section>
        <Section title="Qué nos mueve">
          <div className="grid gap-5 md:grid-cols-2">
            <IconCard Icon={Target} title="Misión">
              {mission}
            </IconCard>
            <IconCard Icon={Eye} title="Visión">
              {vision}
            </IconCard>
          </div>
        </Section>
        <Section title="Nuestros valores">
          <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
            {values.map(({ Icon, title, text }) => (
              <IconCard key={title} Icon={Icon} title={title}>
                {text}
              </IconCard>
            ))}
          </div>
        </Section>
        {founder_name && (
          <Section title="Quién está detrás">
            {fictitious && <Invented />}
            <figure className="flex flex-col gap-5 rounded-card border border-line bg-surface p-6 shadow-card sm:flex-row sm:gap-8 sm:p-8">
              <Avatar name={founder_name} size={96} />
              <div>
                {founder_quote && <blockquote className="prose-line text-lg sm:text-xl">«{founder_quote}»</blockquote>}
                <figcaption className="mt-4">
                  <span className="block font-bold font-heading text-xl">{founder_name}</span>
                  {founder_role && <span className="text-muted">{founder_role}</span>}
                </figcaption>
              </div>
            </figure>
          </Section>
        )}
        {testimonials.length > 0 && (
          <Section title="Casos de éxito" lead="Proveedores que publican en Tero cuentan cómo les va.">
            {fictitious && <Invented />}
            <Testimonials testimonials={testimonials} />
          </Section>
        )}
        <Section title="Lo que vale siempre">
          <TrueOfAll />
          <MoreLink to="/numeros">Tero en números</MoreLink>
        </Section>
        <CallToAction
          title="Hablemos"
          text="Si tenés una idea o una duda, o si querés contarnos cómo te fue, escribinos."
          actions={
            <>
              <LinkButton to="/contact">Contactanos</LinkButton>
              <LinkButton to="/careers" variant="outline">
                Trabajá con nosotros
              </LinkButton>
            </>
          }
        />
      </div>
    </>
  );
}
