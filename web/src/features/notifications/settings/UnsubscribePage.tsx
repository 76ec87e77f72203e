import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import MailCheck from 'lucide-react/icons/mail-check';
import MailX from 'lucide-react/icons/mail-x';
import { useParams } from 'react-router-dom';
import { isApiError } from '../../../lib/http/client/api-error.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { Button } from '../../../ui/Button.tsx';
import { FlowPage } from '../../../ui/FlowPage.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { useUnsubscribe } from './settings-queries.ts';
import { kindIn, titleOf } from './unsubscribe-kind.ts';

/**
 * Shows the page of an email's unsubscribe link. It requires a click, because mail programs open links automatically.
 */
export function UnsubscribePage() {
  const { token = '' } = useParams();
  const { mutate, data, error, isPending, isSuccess } = useUnsubscribe(token);
  const kind = kindIn(token);
  const settings = (
    <LinkButton to="/notification-settings" variant="outline" wide>
      Configurar todas mis notificaciones
    </LinkButton>
  );
  if (isSuccess) {
    return (
      <FlowPage
        icon={<MailCheck size={30} aria-hidden="true" />}
        tone="success"
        title="Listo, ya no te mandamos esos emails"
        text={`Desactivamos los emails de «${titleOf(data)}». Los demás siguen como estaban.`}
      >
        {settings}
      </FlowPage>
    );
  }
  if (isApiError(error, 'token_invalid')) {
    return (
      <FlowPage
        icon={<CircleAlert size={30} aria-hidden="true" />}
        tone="danger"
        title="El enlace no sirve"
        text="Puede que esté incompleto. Abrilo de nuevo desde el email, o cambiá tus notificaciones en la configuración."
      >
        {settings}
      </FlowPage>
    );
  }
  return (
    <FlowPage
      icon={<MailX size={30} aria-hidden="true" />}
      title="¿Dejar de recibir estos emails?"
      text={`Vamos a desactivar los emails ${kind ? `de «${kind}»` : 'de la misma clase que el que abriste'}. Los demás siguen llegando.`}
    >
      {error && (
        <FormNotice tone="danger">{messageOf(error, 'No pudimos desactivar esos emails. Probá de nuevo.')}</FormNotice>
      )}
      <Button wide busy={isPending} onClick={() => mutate()}>
        {isPending ? 'Desactivando...' : 'Dejar de recibir estos emails'}
      </Button>
      {settings}
    </FlowPage>
  );
}
