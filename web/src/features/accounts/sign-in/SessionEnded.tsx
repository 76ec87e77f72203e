import { useSession } from '../../../lib/session/session.ts';
import { FormNotice } from '../../../ui/FormNotice.tsx';

/** Says why the login came up, to whoever did not sign out here (rule SES-11). */
export function SessionEnded() {
  const wasEnded = useSession((session) => session.wasEnded);
  if (!wasEnded) return null;
  return (
    <div className="mb-6">
      <FormNotice tone="warning" quiet>
        <p>Tu sesión se cerró. Puede que haya vencido, o que la cerraras en otra pestaña u otro dispositivo.</p>
        <p className="mt-1 font-normal">Iniciá sesión y seguí donde estabas.</p>
      </FormNotice>
    </div>
  );
}
