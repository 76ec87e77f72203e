import HardDrive from 'lucide-react/icons/hard-drive';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { useDeviceStorage, useKeepStorage } from './storage-queries.ts';

const megabytes = new Intl.NumberFormat('es-UY', { maximumFractionDigits: 1 });

/** Shows how much Tero stores on this device for offline use, and whether the browser may clear it. */
export function DeviceStorageCard() {
  const { data } = useDeviceStorage();
  const keep = useKeepStorage();
  if (!data || data.used === null) return null;
  return (
    <Card>
      <h2 className="text-2xl">En este dispositivo</h2>
      <p className="mt-2 text-muted">
        Guardamos acá lo que viste y lo que todavía no se envió, para que puedas usar Tero sin conexión. Ahora ocupa{' '}
        {megabytes.format(data.used / 1_000_000)} MB.
      </p>
      <div className="mt-4 flex flex-col items-start gap-3">
        {data.isSafe === true && (
          <FormNotice tone="success">El navegador no va a borrar nada sin preguntarte.</FormNotice>
        )}
        {data.isSafe === false && (
          <Button variant="outline" className="max-sm:w-full" busy={keep.isPending} onClick={() => keep.mutate()}>
            {!keep.isPending && <HardDrive size={18} aria-hidden="true" />}
            <span>Pedir que no se borre nada</span>
          </Button>
        )}
        {keep.data === false && (
          <FormNotice tone="warning">
            El navegador todavía no lo permite. Instalá Tero en la pantalla de inicio y probá de nuevo.
          </FormNotice>
        )}
      </div>
    </Card>
  );
}
