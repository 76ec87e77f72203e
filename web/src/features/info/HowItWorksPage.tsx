import art from '../../assets/how.svg';
import { entryPath, useEntryPath } from '../../lib/navigation/entry-path.ts';
import { PageTabs } from '../../lib/navigation/PageTabs.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { clientSteps, providerSteps } from './content/how-it-works.ts';
import { CallToAction } from './layout/CallToAction.tsx';
import { InfoHeader } from './layout/InfoHeader.tsx';
import { Section } from './layout/Section.tsx';
import { Steps } from './layout/Steps.tsx';

export function HowItWorksPage() {
  return (
    <>
      <InfoHeader
        title="Cómo Funciona"
        lead="De «se me rompió algo» a «ya está resuelto», sin intermediarios. Elegí desde qué lado lo mirás."
        art={art}
      />
      <div className="wrap py-8">
        <PageTabs
          label="Para quién"
          tabs={[
            { value: 'clientes', label: 'Clientes', content: <ForClients /> },
            { value: 'proveedores', label: 'Proveedores', content: <ForProviders /> },
          ]}
        />
      </div>
    </>
  );
}

function ForClients() {
  const entry = useEntryPath();
  return (
    <>
      <Section title="Si buscás un servicio" lead="Es gratis, y para mirar ni siquiera hace falta una cuenta.">
        <Steps steps={clientSteps} />
      </Section>
      <CallToAction
        title="¿Empezamos?"
        text="Crear tu cuenta lleva un par de minutos y te deja contactar, guardar favoritos y opinar."
        actions={
          <>
            <LinkButton to={entry('register')}>Registrarse</LinkButton>
            <LinkButton to="/ayuda" variant="outline">
              Centro de ayuda
            </LinkButton>
          </>
        }
      />
    </>
  );
}

function ForProviders() {
  return (
    <>
      <Section
        title="Si ofrecés tu trabajo"
        lead="Un perfil fácil de encontrar, clientes que te escriben directo y ninguna comisión."
      >
        <Steps steps={providerSteps} />
      </Section>
      <CallToAction
        title="Mostrá lo que sabés hacer"
        text="Registrate, contanos de tu oficio y empezá a recibir consultas de tu zona."
        actions={
          <>
            <LinkButton to={entryPath('offer')}>Registrarme como proveedor</LinkButton>
            <LinkButton to="/provider/benefits" variant="outline">
              Ver beneficios
            </LinkButton>
            <LinkButton to="/ayuda?tab=proveedores" variant="outline">
              Centro de ayuda
            </LinkButton>
          </>
        }
      />
    </>
  );
}
