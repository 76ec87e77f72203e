import { subscriptionLabel } from '@tero/shared/rules/subscription';
import FlaskConical from 'lucide-react/icons/flask-conical';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isApiError } from '../../../lib/http/client/api-error.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { Button } from '../../../ui/Button.tsx';
import { FlowPage } from '../../../ui/FlowPage.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { usePlan, useSubscription } from '../own-queries.ts';
import { ActivationFailed, type SimulationStep, useSimulateCancellation, useSimulatePayment } from './queries.ts';

const words: Record<SimulationStep, string> = {
  creating: 'Creando suscripción...',
  paying: 'Simulando el pago...',
  activating: 'Activando...',
};

export function Simulator({ providerId }: { providerId: number }) {
  const [step, setStep] = useState<SimulationStep>('creating');
  const navigate = useNavigate();
  const { data: plan } = usePlan();
  const { data: subscription } = useSubscription(providerId);
  const pay = useSimulatePayment(providerId, setStep);
  const cancel = useSimulateCancellation();
  const isOff = plan?.test_payments === false;
  const isOpen = subscription?.status === 'active' || subscription?.status === 'pending';
  const fault = pay.error ? faultOfPayment(pay.error) : cancel.error ? faultOfCancellation(cancel.error) : null;

  function simulatePayment() {
    cancel.reset();
    pay.mutate(undefined, { onSuccess: () => navigate('/create_service') });
  }
  function simulateCancellation() {
    pay.reset();
    if (subscription) cancel.mutate(subscription);
  }
  return (
    <FlowPage
      icon={<FlaskConical size={30} aria-hidden="true" />}
      title="Suscripción de prueba"
      text="Simula las notificaciones de Mercado Pago, sin pasar por su página de pago."
    >
      {subscription !== undefined && (
        <p>
          Estado actual: <strong>{subscriptionLabel(subscription?.status ?? 'none')}</strong>
        </p>
      )}
      {isOff && (
        <FormNotice tone="warning" quiet>
          Los pagos de prueba están desactivados en este servidor: acá solo vale un pago de verdad en Mercado Pago.
        </FormNotice>
      )}
      {fault && <FormNotice tone="danger">{fault}</FormNotice>}
      {cancel.isSuccess && <FormNotice tone="success">Suscripción cancelada.</FormNotice>}
      <Button
        size="lg"
        wide
        busy={pay.isPending}
        disabled={isOff || subscription?.status === 'active'}
        onClick={simulatePayment}
      >
        {pay.isPending ? words[step] : 'Crear suscripción de prueba'}
      </Button>
      <Button
        variant="outline"
        wide
        busy={cancel.isPending}
        disabled={isOff || pay.isPending || !isOpen}
        onClick={simulateCancellation}
      >
        {cancel.isPending ? 'Eliminando...' : 'Eliminar suscripción'}
      </Button>
      <LinkButton to="/subscription-plans" variant={isOff ? 'primary' : 'ghost'} wide>
        Ir al plan y a su página de pago
      </LinkButton>
    </FlowPage>
  );
}

/** Returns the text of a failed simulation (rule SUB-22). */
function faultOfPayment(error: Error): string {
  if (isApiError(error, 'session_required') || isApiError(error, 'session_invalid') || isApiError(error, 'forbidden')) {
    return 'No se pudo identificar el proveedor. Por favor, inicia sesión nuevamente.';
  }
  if (error instanceof ActivationFailed) {
    return messageOf(error.cause, 'Error activando suscripción. Intenta nuevamente.');
  }
  return messageOf(error, 'Error al crear la suscripción. Intenta nuevamente.');
}

function faultOfCancellation(error: Error): string {
  return messageOf(error, 'Error eliminando suscripción.');
}
