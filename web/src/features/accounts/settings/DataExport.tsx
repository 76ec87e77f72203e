import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import { saveBlob } from '../../../lib/device/save-blob.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { useExportData, useReadableData } from './queries.ts';
import { saveJson } from './save-json.ts';

const names = { read: 'mis-datos-tero.html', json: 'mis-datos-tero.json' };

/** Downloads the account's data, either to read or for another program. Ley 18.331 grants this right of access. */
export function DataExport() {
  const readable = useReadableData();
  const json = useExportData();
  const busy = readable.isPending || json.isPending;
  const begin = (mutation: typeof readable | typeof json) => {
    for (const one of [readable, json]) if (one !== mutation) one.reset();
  };
  const read = () => {
    begin(readable);
    readable.mutate(undefined, { onSuccess: (html) => saveBlob(names.read, new Blob([html], { type: 'text/html' })) });
  };
  const download = () => {
    begin(json);
    json.mutate(undefined, { onSuccess: (data) => saveJson(names.json, data) });
  };
  const saved = readable.isSuccess ? names.read : json.isSuccess ? names.json : null;
  const error = readable.error ?? json.error;
  return (
    <Card>
      <h2 className="text-2xl">Tus datos</h2>
      <p className="mt-2 text-muted">
        Descargá una copia de todo lo que guardamos sobre vos: un documento para leer e imprimir, o un archivo JSON para
        otro programa. Es tu derecho de acceso (Ley 18.331).
      </p>
      <div className="mt-4 flex flex-col items-start gap-3">
        <div className="flex flex-wrap gap-3 max-sm:w-full">
          <Button
            variant="outline"
            className="max-sm:w-full"
            busy={readable.isPending}
            disabled={busy && !readable.isPending}
            onClick={read}
          >
            {!readable.isPending && <FileText size={18} aria-hidden="true" />}
            <span>{readable.isPending ? 'Preparando...' : 'Descargar para leer'}</span>
          </Button>
          <Button
            variant="outline"
            className="max-sm:w-full"
            busy={json.isPending}
            disabled={busy && !json.isPending}
            onClick={download}
          >
            {!json.isPending && <Download size={18} aria-hidden="true" />}
            <span>{json.isPending ? 'Preparando...' : 'Descargar mis datos'}</span>
          </Button>
        </div>
        {saved && <FormNotice tone="success">Guardamos tus datos en {saved}.</FormNotice>}
        {error && (
          <FormNotice tone="danger">{messageOf(error, 'No pudimos preparar tus datos. Probá de nuevo.')}</FormNotice>
        )}
      </div>
    </Card>
  );
}
