import { chooseSaving } from '../../../lib/device/saving.ts';
import { Card } from '../../../ui/Card.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { useSaving } from '../../../ui/saving.ts';

/** The average size, in kilobytes, of a service's picture on a card. */
const ofPicture = 45;

/** Shows the switch that saves data on this device, and how much data it has saved (rules NAV-110 to NAV-112). */
export function SavingCard() {
  const { saves, spared } = useSaving();
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-xl">Ahorro de datos</h2>
      <Switch
        label="Ahorrar datos en este dispositivo"
        hint="Cargamos cada foto solo cuando la tocás, usamos la letra de tu celular y no bajamos nada por adelantado."
        checked={saves}
        onChange={(event) => chooseSaving(event.target.checked)}
      />
      <p role="status" className="text-muted">
        {savedWords(spared)}
      </p>
    </Card>
  );
}

function savedWords(spared: number): string {
  if (spared === 0) return 'Todavía no ahorraste datos en este dispositivo.';
  const amount = spared * ofPicture;
  const size =
    amount < 1000 ? `${amount} kB` : `${(amount / 1000).toLocaleString('es-UY', { maximumFractionDigits: 1 })} MB`;
  return `No bajamos ${spared === 1 ? '1 foto' : `${spared.toLocaleString('es-UY')} fotos`}: ahorraste unos ${size}.`;
}
