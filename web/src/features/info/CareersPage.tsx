import { applyEmail, openings } from '@tero/shared/content/openings';
import art from '../../assets/hero/hero-4-1280.webp';
import { PageTabs } from '../../lib/navigation/PageTabs.tsx';
import { MailButton } from './careers/MailButton.tsx';
import { OpeningCard } from './careers/OpeningCard.tsx';
import { benefits, workValues } from './content/careers.ts';
import { CallToAction } from './layout/CallToAction.tsx';
import { IconCard } from './layout/IconCard.tsx';
import { InfoHeader } from './layout/InfoHeader.tsx';
import { Section } from './layout/Section.tsx';

export function CareersPage() {
  return (
    <>
      <InfoHeader
        title="Trabajá con nosotros"
        lead="Somos un equipo chico que hace una herramienta útil para mucha gente. Si te gusta el trabajo bien hecho, leé con tiempo."
        art={art}
      />
      <div className="wrap py-8">
        <PageTabs
          label="Sobre trabajar en Tero"
          tabs={[
            { value: 'openings', label: 'Búsquedas abiertas', content: <Openings /> },
            { value: 'values', label: 'Valores', content: <CardGrid title="Lo que valoramos" cards={workValues} /> },
            {
              value: 'benefits',
              label: 'Beneficios',
              content: <CardGrid title="Lo que te ofrecemos" cards={benefits} />,
            },
          ]}
        />
        <CallToAction
          title="¿No hay una búsqueda para vos?"
          text={`Escribinos igual a ${applyEmail} y contanos qué te gustaría hacer. Guardamos tu mensaje para cuando se abra algo.`}
          actions={
            <MailButton to={applyEmail} subject="Postulación espontánea" variant="outline">
              Escribir un email
            </MailButton>
          }
        />
      </div>
    </>
  );
}

function Openings() {
  return (
    <Section
      title="Tres búsquedas abiertas"
      lead="La postulación es por email: una carta corta vale más que un formulario largo."
    >
      <ul className="grid gap-6">
        {openings.map((opening) => (
          <li key={opening.id}>
            <OpeningCard opening={opening} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function CardGrid({ title, cards }: { title: string; cards: typeof workValues | typeof benefits }) {
  return (
    <Section title={title}>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map(({ Icon, title: heading, text }) => (
          <IconCard key={heading} Icon={Icon} title={heading}>
            {text}
          </IconCard>
        ))}
      </div>
    </Section>
  );
}
