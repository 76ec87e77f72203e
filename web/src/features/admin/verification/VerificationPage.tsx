import type { WaitingProvider } from '@tero/shared/contract/admin/verification';
import { phoneText } from '@tero/shared/rules/phone';
import { shortDate } from '@tero/shared/rules/time/time';
import Clock from 'lucide-react/icons/clock';
import ShieldCheck from 'lucide-react/icons/shield-check';
import ShieldX from 'lucide-react/icons/shield-x';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Figure, Figures } from '../../../ui/Figures.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { PersonLink } from '../record/PersonLink.tsx';
import { AdminTable } from '../table/AdminTable.tsx';
import type { Column } from '../table/column.ts';
import { EmailText } from '../table/EmailText.tsx';
import { useTablePage } from '../table/source-queries.ts';
import { Decide } from './Decide.tsx';
import { pendingTable, useVerificationStats } from './queries.ts';
import { reasonWords } from './reason-words.ts';

const columns: readonly Column<WaitingProvider>[] = [
  { label: 'ID', cell: ({ id }) => id, align: 'right' },
  { label: 'Nombre', cell: ({ id, name }) => <PersonLink id={id}>{name}</PersonLink>, card: 'head' },
  { label: 'Por qué', cell: reasonWords },
  { label: 'Empresa', cell: ({ company_name }) => company_name ?? '—' },
  { label: 'Email', cell: ({ email }) => <EmailText>{email}</EmailText>, wide: true },
  { label: 'Teléfono', cell: ({ phone }) => (phone ? phoneText(phone) : '—') },
  {
    label: 'Documentos enviados',
    cell: ({ documents_submitted_at }) => (documents_submitted_at ? shortDate(documents_submitted_at) : '—'),
  },
  { label: 'Registro', cell: ({ created_at }) => shortDate(created_at) },
];

/** The request for the waiting providers. The first of them is the next to verify. */
const longestWaiting = { page: 1, search: '', sort: null, limit: 20 };

export function VerificationPage() {
  const [open, setOpen] = useState<WaitingProvider | null>(null);
  const { data: stats } = useVerificationStats();
  const { data: waiting } = useTablePage(pendingTable, longestWaiting);
  const next = waiting?.rows.find(({ id }) => id !== open?.id);
  const show = (count: number | undefined) => (count === undefined ? '…' : String(count));
  return (
    <AdminPage title="Verificación de proveedores" lead="Primero, quien espera desde hace más tiempo.">
      <Figures label="Verificaciones">
        <Figure Icon={Clock} name="Pendientes" value={show(stats?.pending)} />
        <Figure Icon={ShieldCheck} name="Aprobados" value={show(stats?.approved)} />
        <Figure Icon={ShieldX} name="Rechazados" value={show(stats?.rejected)} />
      </Figures>
      <AdminTable
        label="Proveedores pendientes"
        source={pendingTable}
        columns={columns}
        nameOf={({ name }) => name}
        loadFailure="Error al cargar proveedores"
        empty="No hay proveedores pendientes"
        actions={(provider) => (
          <Button
            size="sm"
            variant="outline"
            aria-haspopup="dialog"
            data-open=""
            aria-label={`Revisar a ${provider.name}`}
            onClick={() => setOpen(provider)}
          >
            Revisar
          </Button>
        )}
      />
      {open && (
        <Decide key={open.id} provider={open} onNext={next && (() => setOpen(next))} onClose={() => setOpen(null)} />
      )}
    </AdminPage>
  );
}
