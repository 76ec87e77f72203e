import art from '../../assets/hero/hero-4-1280.webp';
import { useHashTarget } from '../../lib/navigation/use-hash-target.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { templates } from './content/templates.ts';
import { webinars } from './content/webinars.ts';
import { CallToAction } from './layout/CallToAction.tsx';
import { InfoHeader } from './layout/InfoHeader.tsx';
import { Section } from './layout/Section.tsx';
import { GuideList } from './resources/GuideList.tsx';
import { TemplateCard } from './resources/TemplateCard.tsx';
import { WebinarCard } from './resources/WebinarCard.tsx';

const parts = [
  { label: 'Guías', hash: 'guias' },
  { label: 'Plantillas', hash: 'plantillas' },
  { label: 'Webinars', hash: 'webinars' },
];

export function ProviderResourcesPage() {
  useHashTarget();
  return (
    <>
      <InfoHeader
        eyebrow="Para proveedores"
        title="Recursos para proveedores"
        lead="Guías cortas y textos listos para usar: presupuestos, precios, fotos y reseñas."
        art={art}
      >
        <nav aria-label="En esta página" className="flex flex-wrap gap-3">
          {parts.map(({ label, hash }) => (
            <LinkButton key={hash} to={`#${hash}`} variant="outline">
              {label}
            </LinkButton>
          ))}
        </nav>
      </InfoHeader>
      <div className="wrap py-10">
        <Section id="guias" title="Guías" lead="Cinco temas, en dos minutos cada uno.">
          <GuideList />
        </Section>
        <Section
          id="plantillas"
          title="Plantillas"
          lead="Copiá el texto, pegalo en WhatsApp y completá lo que está entre corchetes."
        >
          <div className="gap-5 lg:columns-2">
            {templates.map((template) => (
              <TemplateCard key={template.id} template={template} />
            ))}
          </div>
        </Section>
        <Section id="webinars" title="Webinars" lead="Dos temas para charlas en línea, todavía sin fecha.">
          <div className="grid gap-5 md:grid-cols-2">
            {webinars.map((webinar) => (
              <WebinarCard key={webinar.id} webinar={webinar} />
            ))}
          </div>
        </Section>
        <CallToAction
          title="¿Falta un tema?"
          text="Contanos qué te gustaría leer."
          actions={
            <>
              <LinkButton to="/contact">Proponer un tema</LinkButton>
              <LinkButton to="/provider/benefits" variant="outline">
                Ver beneficios
              </LinkButton>
            </>
          }
        />
      </div>
    </>
  );
}
