import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import { entryPath } from '../../lib/navigation/entry-path.ts';
import { FlowPage } from '../../ui/FlowPage.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { BeforePaying } from './BeforePaying.tsx';
import { FactList } from './FactList.tsx';
import { TestPaymentsNote } from './TestPaymentsNote.tsx';

/** Shows the plan before a person creates an account to subscribe to it (rule SUB-21). */
export function SubscriptionConfirmationPage() {
  return (
    <>
      <FlowPage
        icon={<ClipboardCheck size={30} aria-hidden="true" />}
        title="Resumen de tu suscripción"
        text="Primero creá tu cuenta de proveedor. Después activás el plan."
      >
        <FactList
          facts={[
            ['Plan', 'Premium'],
            ['Medio de pago', 'Mercado Pago'],
          ]}
        />
        <BeforePaying />
        <p className="text-muted">El primer cobro se hace un mes después de la activación.</p>
        <LinkButton to={entryPath('provider', { pathname: '/subscription-plans', search: '' })} size="lg" wide>
          Continuar con el registro
        </LinkButton>
        <LinkButton to="/" variant="outline" wide>
          Volver al inicio
        </LinkButton>
      </FlowPage>
      <TestPaymentsNote />
    </>
  );
}
