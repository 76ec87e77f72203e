import { Link } from 'react-router-dom';
import { isApiError } from '../../lib/http/client/api-error.ts';
import { plansPath } from '../../lib/navigation/plans-path.ts';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { usePrompt } from '../subscription-prompt.ts';

/** Shows why the form was not sent, and where to fix it. The form keeps its data. */
export function SendingFault({ error, message }: { error: unknown; message: string }) {
  return (
    <FormNotice tone="danger">
      <p>{message}</p>
      {isApiError(error, 'requires_subscription') && <SubscribeWay />}
      {isApiError(error, 'profile_incomplete') && <Way to="/edit-profile">Completar perfil</Way>}
    </FormNotice>
  );
}

function SubscribeWay() {
  usePrompt('screen');
  return <Way to={plansPath()}>Suscribirse</Way>;
}

function Way({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="inline-flex min-h-11 items-center font-semibold underline">
      {children}
    </Link>
  );
}
