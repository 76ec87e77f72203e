import Clock from 'lucide-react/icons/clock';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useOnline } from '../lib/http/connectivity.ts';
import { Button } from '../ui/Button.tsx';
import { type FailureProps, StateCard } from '../ui/StateCard.tsx';

/**
 * Replaces content that could not be read. Says that there is no connection, or that the server has not responded yet
 * (rule NAV-192).
 */
export function OfflineState(props: FailureProps) {
  const { title, headingLevel, message, onRetry, retryLabel = 'Reintentar', actions } = props;
  const online = useOnline();
  const Icon = online ? Clock : WifiOff;
  return (
    <StateCard
      role="status"
      tone="warning"
      icon={<Icon size={30} aria-hidden="true" />}
      title={title ?? (online ? 'Tero no responde' : 'Sin conexión')}
      headingLevel={headingLevel}
      text={
        message ??
        (online
          ? 'Apenas responda, te mostramos esto acá.'
          : 'No pudimos cargar esta información. La cargamos apenas vuelva la conexión.')
      }
      actions={
        <>
          {onRetry && <Button onClick={onRetry}>{retryLabel}</Button>}
          {actions}
        </>
      }
    />
  );
}
