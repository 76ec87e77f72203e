import type { VitalEntry } from '@tero/shared/contract/admin/vitals';
import { type VitalName, vitalBounds } from '@tero/shared/rules/reports/vitals';
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx';
import { AdminTable } from '../table/AdminTable.tsx';
import type { Column } from '../table/column.ts';
import { vitalsTable } from './queries.ts';

const labels: Readonly<Record<VitalName, string>> = {
  LCP: 'Lo principal se ve (LCP)',
  INP: 'Demora al tocar (INP)',
  CLS: 'Cuánto se mueve (CLS)',
  FCP: 'Primera imagen (FCP)',
  TTFB: 'Responde el servidor (TTFB)',
};

const columns: readonly Column<VitalEntry>[] = [
  { label: 'Pantalla', cell: ({ route }) => <code>{route === '*' ? 'Otra dirección' : route}</code>, card: 'none' },
  { label: 'Visitas', cell: ({ visits }) => visits, align: 'right' },
  ...Object.entries(labels).map(
    ([name, label]): Column<VitalEntry> => ({
      label,
      cell: (entry) => <Figure name={name as VitalName} value={entry[name as VitalName]} />,
      align: 'right',
    }),
  ),
];

/** Shows how fast each screen is in people's browsers: three in four visits are at least that fast (rule ADM-93). */
export function VitalTable() {
  return (
    <AdminTable
      label="Velocidad por pantalla"
      source={vitalsTable}
      columns={columns}
      nameOf={({ route }) => route}
      loadFailure="Error al cargar la velocidad"
      empty="Todavía no se midió ninguna visita"
    />
  );
}

/** Shows a figure, with a word that rates it. */
function Figure({ name, value }: { name: VitalName; value: number | null }) {
  if (value === null) return '—';
  const [good, poor] = vitalBounds[name];
  const [tone, words]: [BadgeTone, string] =
    value <= good ? ['success', 'Bien'] : value <= poor ? ['warning', 'Regular'] : ['danger', 'Mal'];
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      {name === 'CLS' ? value.toLocaleString('es-UY', { maximumFractionDigits: 3 }) : timeWords(value)}
      <Badge tone={tone}>{words}</Badge>
    </span>
  );
}

function timeWords(milliseconds: number): string {
  if (milliseconds < 1000) return `${milliseconds} ms`;
  return `${(milliseconds / 1000).toLocaleString('es-UY', { maximumFractionDigits: 1 })} s`;
}
