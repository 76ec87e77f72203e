import type { Opening } from '@tero/shared/contract/operator';
import art from '../../assets/hero/hero-4-1280.webp';
import { PageTabs } from '../../lib/navigation/PageTabs.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Invented } from '../operator/Invented.tsx';
import { useOperator } from '../operator/queries.ts';
import { MailButton } from './careers/MailButton.tsx';
import { OpeningCard } from './careers/OpeningCard.tsx';
import { workValues } from './content/careers.ts';
import { CallToAction } from './layout/CallToAction.tsx';
import { IconCard } from './layout/IconCard.tsx';
import { InfoHeader } from './layout/InfoHeader.tsx';
import { Section } from './layout/Section.tsx';
import { TrueOfAll } from './layout/TrueOfAll.tsx';

/** Jobs, and what a job brings, are the operator's to say (rules SUPP-11 and SUPP-90). */
export function CareersPage() {
  const { content, fictitious } = useOperator();
  const { openings, work_benefits, apply_email } = content;
  return (
    <>
      <InfoHeader
        title="Trabajá con nosotros"
        lead="Los puestos abiertos, lo que valoramos y lo que ofrecemos. Si te gusta el trabajo bien hecho, leé con tiempo."
        art={art}
      />
      <div className="wrap py-8">
        {fictitious && <Invented />}
        <PageTabs
          label="Sobre trabajar en Tero"
          tabs={[
            {
              value: 'openings',
              label: 'Búsquedas abiertas',
              content: <Openings openings={openings} applyEmail={apply_email} />,
            },
            { value: 'values', label: 'Valores', content: <Values /> },
            { value: 'benefits', label: 'Beneficios', content: <Benefits benefits={work_benefits} /> },
          ]}
        />
        {apply_email ? (
          <CallToAction
            title="¿No hay una búsqueda para vos?"
            text={`Escribinos igual a ${apply_email} y contanos qué te gustaría hacer.`}
            actions={
              <MailButton to={apply_email} subject="Postulación espontánea" variant="outline">
                Escribir un email
              </MailButton>
            }
          />
        ) : (
          <CallToAction
            title="¿Tenés un oficio?"
            text="Para publicar tus servicios no hace falta trabajar acá: creás tu perfil y te escriben directo."
            actions={<LinkButton to="/provider/benefits">Beneficios para proveedores</LinkButton>}
          />
        )}
      </div>
    </>
  );
}

function Openings({ openings, applyEmail }: { openings: readonly Opening[]; applyEmail: string | null }) {
  if (openings.length === 0) {
    return (
      <Section
        title="Hoy no hay búsquedas abiertas"
        lead="Cuando haya una, va a estar acá. Mientras tanto, así es Tero:"
      >
        <TrueOfAll />
      </Section>
    );
  }
  return (
    <Section
      title={openings.length === 1 ? 'Una búsqueda abierta' : `${openings.length} búsquedas abiertas`}
      lead="La postulación es por email: una carta corta vale más que un formulario largo."
    >
      <ul className="grid gap-6">
        {openings.map((opening) => (
          <li key={opening.title}>
            <OpeningCard opening={opening} applyEmail={applyEmail} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Values() {
  return (
    <Section title="Lo que valoramos">
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {workValues.map(({ Icon, title, text }) => (
          <IconCard key={title} Icon={Icon} title={title}>
            {text}
          </IconCard>
        ))}
      </div>
    </Section>
  );
}

function Benefits({ benefits }: { benefits: readonly string[] }) {
  if (benefits.length === 0) {
    return (
      <Section title="Lo que te ofrecemos">
        <p className="text-lg text-muted">Cada búsqueda dice qué ofrece. Hoy no hay ninguna abierta.</p>
      </Section>
    );
  }
  return (
    <Section title="Lo que te ofrecemos">
      <ul className="prose-line flex list-disc flex-col gap-2 pl-5 text-lg marker:text-link">
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
    </Section>
  );
}
