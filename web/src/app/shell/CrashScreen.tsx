import { useEffect } from 'react';
import { OfflineState } from '../../common/OfflineState.tsx';
import { probe, useOnline } from '../../lib/http/connectivity.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { ErrorState } from '../../ui/StateCard.tsx';

/** Replaces a screen or an app that crashed, or a screen whose code could not be loaded (rule NAV-12). */
export function CrashScreen({ error }: { error: unknown }) {
  const online = useOnline();
  const isMissing = isMissingChunk(error);
  useEffect(() => {
    // a screen whose code is missing has called nothing, so check whether there is a connection
    if (isMissing) void probe();
  }, [isMissing]);
  if (!online && isMissing) {
    return (
      <OfflineState
        headingLevel={1}
        message="Esta pantalla todavía no está guardada en este dispositivo. Probá de nuevo cuando vuelva la conexión."
        onRetry={reload}
        actions={<HomeLink />}
      />
    );
  }
  return (
    <ErrorState
      title="Algo salió mal"
      headingLevel={1}
      message="No pudimos mostrar esta pantalla. Recargala o volvé al inicio."
      actions={
        <>
          <Button onClick={reload}>Recargar</Button>
          <HomeLink />
        </>
      }
    />
  );
}

/** Shows a plain link that reloads the app, because the router itself may have crashed. */
function HomeLink() {
  return (
    <a href="/" className={buttonStyle({ variant: 'outline' })}>
      Volver al inicio
    </a>
  );
}

function reload() {
  window.location.reload();
}

function isMissingChunk(error: unknown): boolean {
  return error instanceof TypeError && /import|module/i.test(error.message);
}
