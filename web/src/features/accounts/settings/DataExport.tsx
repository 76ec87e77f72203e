import Download from 'lucide-react/icons/download';
import { messageOf } from '../../../lib/http/messages.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { useExportData } from './queries.ts';
import { saveJson } from './save-json.ts';

/** Downloads the account's data: the right of access of Ley 18.331. */
export function DataExport() {
  const { mutate, isPending, isSuccess, isError, error } = useExportData();
  const download = () => mutate(undefined, { onSuccess: (data) => saveJson('mis-datos-tero.json', data) });
  return (
    <Card>
      <h2 className="text-2xl">Tus datos</h2>
      <p className="mt-2 text-muted">
        Descargá una copia de todo lo que Tero guarda sobre vos, en un archivo JSON. Es tu derecho de acceso (Ley
        18.331).
      </p>
      <div className="mt-4 flex flex-col items-start gap-3">
        <Button variant="outline" className="max-sm:w-full" busy={isPending} onClick={download}>
          {!isPending && <Download size={18} aria-hidden="true" />}
          <span>{isPending ? 'Preparando...' : 'Descargar mis datos'}</span>
        </Button>
        {isSuccess && <FormNotice tone="success">Guardamos tus datos en mis-datos-tero.json.</FormNotice>}
        {isError && <FormNotice tone="danger">{messageOf(error, 'No pudimos preparar tus datos')}</FormNotice>}
      </div>
    </Card>
  );
}
