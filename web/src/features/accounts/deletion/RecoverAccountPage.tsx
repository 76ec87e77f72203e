import { longDate } from '@tero/shared/rules/time/time';
import CircleCheck from 'lucide-react/icons/circle-check';
import UserX from 'lucide-react/icons/user-x';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isApiError } from '../../../lib/http/client/api-error.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { entryPath } from '../../../lib/navigation/entry-path.ts';
import { Button } from '../../../ui/Button.tsx';
import { FlowPage } from '../../../ui/FlowPage.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { deletedPath } from './deleted-path.ts';
import { useRecover } from './queries.ts';
import { forgetWaiting, readWaiting } from './waiting.ts';

const icon = <UserX size={30} aria-hidden="true" />;

/** Asks a person who signed in to an account that awaits deletion whether to recover it (rule ACC-95). */
export function RecoverAccountPage() {
  const [waiting] = useState(readWaiting);
  const recover = useRecover();
  const navigate = useNavigate();
  if (recover.isSuccess) return <Recovered isProvider={recover.data === 'provider'} />;
  if (!waiting) {
    const text = 'Así sabemos que es tuya. Podés recuperarla hasta siete días después de que pediste eliminarla.';
    return (
      <FlowPage icon={icon} title="Iniciá sesión para recuperar tu cuenta" text={text}>
        <ToLogin />
      </FlowPage>
    );
  }
  const leave = () => {
    forgetWaiting();
    void navigate(deletedPath(waiting.at), { replace: true });
  };
  const isLate = isApiError(recover.error, 'token_invalid');
  return (
    <FlowPage
      icon={icon}
      tone="warning"
      title="Vamos a eliminar tu cuenta"
      text={`Pediste eliminarla y la borramos para siempre el ${longDate(waiting.at)}. Si la recuperás, vuelve todo como estaba. Si tenías una suscripción, quedó cancelada.`}
    >
      {recover.isError && (
        <FormNotice tone="danger">
          {messageOf(recover.error, 'No pudimos recuperar tu cuenta. Probá de nuevo.')}
        </FormNotice>
      )}
      {isLate ? (
        <ToLogin />
      ) : (
        <Button wide busy={recover.isPending} onClick={() => recover.mutate(waiting)}>
          {recover.isPending ? 'Recuperando...' : 'Recuperar mi cuenta'}
        </Button>
      )}
      <Button wide variant="outline" disabled={recover.isPending} onClick={leave}>
        Seguir con la eliminación
      </Button>
    </FlowPage>
  );
}

function ToLogin() {
  return (
    <LinkButton to={entryPath('login')} wide>
      Iniciar sesión
    </LinkButton>
  );
}

function Recovered({ isProvider }: { isProvider: boolean }) {
  return (
    <FlowPage
      icon={<CircleCheck size={30} aria-hidden="true" />}
      tone="success"
      title="¡Recuperaste tu cuenta!"
      text={
        isProvider
          ? 'Tus publicaciones y servicios están como antes. Si tenías una suscripción, quedó cancelada. Mirá hasta cuándo sigue, o suscribite de nuevo.'
          : 'Ya no vamos a eliminar tu cuenta: está como antes.'
      }
    >
      <LinkButton to="/" wide>
        Ir al inicio
      </LinkButton>
      {isProvider && (
        <LinkButton to="/subscription" variant="outline" wide>
          Ver mi suscripción
        </LinkButton>
      )}
    </FlowPage>
  );
}
