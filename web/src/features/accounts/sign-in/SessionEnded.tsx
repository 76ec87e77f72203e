import { useLocation } from 'react-router-dom';
import { useSession } from '../../../lib/session/session.ts';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { isPasswordNew } from './new-password.ts';

/** Explains why the login appeared to a person who did not sign out here (rules SES-11 and ACC-17). */
export function SessionEnded() {
  const wasEnded = useSession((session) => session.wasEnded);
  const isNew = isPasswordNew(useLocation().state);
  if (isNew) {
    return (
      <div className="mb-6">
        <FormNotice tone="success" quiet>
          <p>Cambiaste tu contraseña y por seguridad cerramos todas tus sesiones.</p>
          <p className="mt-1 font-normal">Iniciá sesión con la contraseña nueva.</p>
        </FormNotice>
      </div>
    );
  }
  if (!wasEnded) return null;
  return (
    <div className="mb-6">
      <FormNotice tone="warning" quiet>
        <p>Tu sesión se cerró. Puede que haya vencido, o que la hayas cerrado en otra pestaña o en otro dispositivo.</p>
        <p className="mt-1 font-normal">Iniciá sesión y seguí donde estabas.</p>
      </FormNotice>
    </div>
  );
}
