import ShieldCheck from 'lucide-react/icons/shield-check';
import ShieldAlert from 'lucide-react/icons/shield-exclamation-point';
import { entryPath } from '../../../lib/navigation/entry-path.ts';
import { useAddress } from '../../../lib/navigation/use-address.ts';
import { Button } from '../../../ui/Button.tsx';
import { FlowPage } from '../../../ui/FlowPage.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { linkFault } from './link-fault.ts';
import { useStopChange } from './queries.ts';

/** Opens from the link sent to the old address, and stops or undoes the change (rule ACC-63). */
export function StopEmailPage() {
  const [params] = useAddress();
  const token = params.get('token');
  const stop = useStopChange();
  const title = 'No pudimos cancelar el cambio';
  if (!token) return <FlowPage {...linkFault({ title, error: null })} />;
  if (stop.isError) return <FlowPage {...linkFault({ title, error: stop.error, onRetry: () => stop.mutate(token) })} />;
  if (stop.isSuccess) {
    return (
      <FlowPage
        icon={<ShieldCheck size={30} aria-hidden="true" />}
        tone="success"
        title="Cancelamos el cambio"
        text={`Tu cuenta sigue con ${stop.data.email}. Cerramos todas las sesiones: elegí una contraseña nueva para entrar.`}
      >
        <LinkButton to={entryPath('forgot')} wide>
          Elegir una contraseña nueva
        </LinkButton>
      </FlowPage>
    );
  }
  return (
    <FlowPage
      icon={<ShieldAlert size={30} aria-hidden="true" />}
      tone="warning"
      title="¿No pediste cambiar tu email?"
      text="Si cancelás el cambio, tu cuenta sigue con este email, cerramos todas las sesiones y elegís una contraseña nueva: puede que alguien conozca la actual."
    >
      <Button wide variant="danger" busy={stop.isPending} onClick={() => stop.mutate(token)}>
        {stop.isPending ? 'Cancelando...' : 'No fui yo, cancelar el cambio'}
      </Button>
      <LinkButton to="/" variant="ghost">
        Fui yo, dejarlo así
      </LinkButton>
    </FlowPage>
  );
}
