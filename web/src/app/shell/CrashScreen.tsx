import { useOnline } from '../../lib/http/connectivity.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ErrorState, OfflineState } from '../../ui/StateCard.tsx';

/** Replaces a screen that crashed, or whose code could not be loaded. */
export function CrashScreen({ error }: { error: unknown }) {
  const online = useOnline();
  if (!online && isMissingChunk(error)) {
    return (
      <OfflineState
        headingLevel={1}
        message="Esta pantalla todavía no está guardada en tu teléfono. Probá de nuevo cuando vuelva la señal."
        onRetry={reload}
        actions={
          <LinkButton to="/" variant="outline" reloadDocument>
            Volver al inicio
          </LinkButton>
        }
      />
    );
  }
  return (
    <ErrorState
      title="Algo salió mal"
      headingLevel={1}
      message="Esta pantalla tuvo un problema. Recargala o volvé al inicio."
      actions={
        <>
          <Button onClick={reload}>Recargar</Button>
          <LinkButton to="/" variant="outline" reloadDocument>
            Volver al inicio
          </LinkButton>
        </>
      }
    />
  );
}

function reload() {
  window.location.reload();
}

function isMissingChunk(error: unknown): boolean {
  return error instanceof TypeError && /import|module/i.test(error.message);
}
