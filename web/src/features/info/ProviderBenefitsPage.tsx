import art from '../../assets/hero/hero-2-1280.webp';
import { entryPath } from '../../lib/navigation/entry-path.ts';
import { useSession } from '../../lib/session/session.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Invented } from '../operator/Invented.tsx';
import { useOperator } from '../operator/queries.ts';
import { PriceCards } from './benefits/PriceCards.tsx';
import { Testimonials } from './benefits/Testimonials.tsx';
import { planTools } from './content/plan-tools.ts';
import { benefitQuestions, providerBenefits } from './content/provider-benefits.ts';
import { QuestionList } from './help/QuestionList.tsx';
import { CallToAction } from './layout/CallToAction.tsx';
import { IconCard } from './layout/IconCard.tsx';
import { InfoHeader } from './layout/InfoHeader.tsx';
import { MoreLink } from './layout/MoreLink.tsx';
import { Section } from './layout/Section.tsx';

export function ProviderBenefitsPage() {
  const { content, fictitious } = useOperator();
  return (
    <>
      <InfoHeader
        eyebrow="Para proveedores"
        title="Tu oficio, a la vista de quien lo necesita"
        lead="Publicá tus servicios, juntá reseñas y recibí consultas por WhatsApp. Sin comisiones."
        art={art}
      >
        <div className="flex flex-wrap gap-3">
          <StartLink />
          <LinkButton to="/provider/resources" variant="outline" size="lg">
            Guías y plantillas
          </LinkButton>
        </div>
      </InfoHeader>
      <div className="wrap py-10">
        <Section title="Qué ganás con Tero">
          <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {providerBenefits.map(({ Icon, title, text }) => (
              <IconCard key={title} Icon={Icon} title={title}>
                {text}
              </IconCard>
            ))}
          </div>
        </Section>
        <Section title="Herramientas del plan" lead="Qué trae el plan, además de publicar.">
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {planTools.map(({ id, title, text, link }) => (
              <li key={id} className="rounded-card bg-sunken p-5">
                <h3 className="text-lg">{title}</h3>
                <p className="mt-1">{text}</p>
                <MoreLink to={link.to}>{link.label}</MoreLink>
              </li>
            ))}
          </ul>
        </Section>
        <Section title="Cuánto cuesta">
          <PriceCards />
        </Section>
        {content.testimonials.length > 0 && (
          <Section title="Casos de otros proveedores">
            {fictitious && <Invented />}
            <Testimonials testimonials={content.testimonials} />
          </Section>
        )}
        <Section title="Preguntas frecuentes">
          <QuestionList questions={benefitQuestions} />
        </Section>
        <CallToAction
          title="Mostrá lo que hacés"
          text="El registro son cuatro pasos. Tené la cédula a mano."
          actions={
            <>
              <StartLink />
              <LinkButton to="/help?tab=proveedores" variant="outline" size="lg">
                Más preguntas
              </LinkButton>
            </>
          }
        />
      </div>
    </>
  );
}

/** The link to start: visitors register, a provider goes on to its profile. */
function StartLink() {
  const isProvider = useSession((session) => session.userType === 'provider');
  return isProvider ? (
    <LinkButton to="/provider-profile" size="lg">
      Ir a mi perfil
    </LinkButton>
  ) : (
    <LinkButton to={entryPath('offer')} size="lg">
      Registrarme como proveedor
    </LinkButton>
  );
}
