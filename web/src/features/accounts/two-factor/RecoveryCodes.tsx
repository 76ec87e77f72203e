import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import { useEffect, useRef } from 'react';
import { saveBlob } from '../../../lib/device/save-blob.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { toast } from '../../../ui/toast.tsx';

/** Shows the recovery codes. This is the only time, because the server stores only their hashes. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success('Códigos copiados');
    } catch {
      toast.error('No pudimos copiar los códigos. Descargalos o anotalos.');
    }
  };
  const save = () => saveBlob('tero-codigos-de-recuperacion.txt', new Blob([text], { type: 'text/plain' }));
  return (
    <Card className="flex max-w-2xl flex-col gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        Códigos de recuperación
      </h2>
      <FormNotice tone="warning" quiet>
        Guardalos ahora: no los vas a volver a ver. Cada uno sirve una sola vez, si perdés el celular.
      </FormNotice>
      <ul aria-label="Códigos de recuperación" className="grid gap-2 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="select-all rounded-control bg-sunken px-3 py-2 text-center">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => void copy()}>
          <Copy size={18} aria-hidden="true" />
          Copiar
        </Button>
        <Button variant="outline" onClick={save}>
          <Download size={18} aria-hidden="true" />
          Descargar
        </Button>
        <Button onClick={onDone}>Ya los guardé</Button>
      </div>
    </Card>
  );
}
