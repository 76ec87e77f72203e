import type { AdminSubscriber } from '@tero/shared/contract/admin/newsletter';
import { dateAndTime, longDate } from '@tero/shared/rules/time/time';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { AdminFailure } from '../AdminFailure.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { AdminTable } from '../table/AdminTable.tsx';
import type { Column } from '../table/column.ts';
import { EmailText } from '../table/EmailText.tsx';
import { madeAt } from '../table/facts.ts';
import { RemoveDialog } from '../table/RemoveDialog.tsx';
import { RowButtons } from '../table/RowButtons.tsx';
import { IssueDialog } from './IssueDialog.tsx';
import { IssueList } from './IssueList.tsx';
import { newsletterTable, removeSubscriber, useIssues } from './queries.ts';

const columns: readonly Column<AdminSubscriber>[] = [
  { label: 'ID', sort: 'id', cell: ({ id }) => id, align: 'right' },
  { label: 'Email', sort: 'email', card: 'head', cell: ({ email }) => <EmailText>{email}</EmailText>, wide: true },
  {
    label: 'Estado',
    cell: ({ confirmed_at }) =>
      confirmed_at ? <Badge tone="success">Confirmado</Badge> : <Badge tone="warning">Sin confirmar</Badge>,
  },
  { label: 'Confirmó', cell: ({ confirmed_at }) => (confirmed_at ? dateAndTime(confirmed_at) : '—') },
  { label: 'Aceptó', sort: 'consented_at', cell: ({ consented_at }) => dateAndTime(consented_at) },
  { label: 'Texto aceptado', cell: ({ consent }) => `Versión ${consent}` },
];

/** Shows the newsletter's issues (rule ADM-51) and addresses. The export has the confirmed addresses (rule ADM-50). */
export function NewsletterPage() {
  const [removing, setRemoving] = useState<AdminSubscriber | null>(null);
  const [writing, setWriting] = useState(false);
  const { data, error, refetch } = useIssues();
  return (
    <AdminPage
      title="Boletín"
      lead={
        data?.next_at
          ? `Prometimos uno por mes como mucho: el próximo puede salir desde el ${longDate(data.next_at)}.`
          : 'Le llega por email a las direcciones confirmadas, una vez por mes como mucho.'
      }
      actions={
        <Button aria-haspopup="dialog" disabled={!data || data.next_at !== null} onClick={() => setWriting(true)}>
          <Send size={20} aria-hidden="true" />
          Nuevo boletín
        </Button>
      }
    >
      {error && !data && (
        <AdminFailure error={error} title="Error al cargar los boletines" onRetry={() => void refetch()} />
      )}
      {data && data.issues.length > 0 && <IssueList issues={data.issues} />}
      {data && writing && <IssueDialog recipients={data.recipients} onClose={() => setWriting(false)} />}
      <AdminTable
        label="Direcciones del boletín"
        source={newsletterTable}
        columns={columns}
        nameOf={({ email }) => email}
        loadFailure="Error al cargar el boletín"
        empty="Todavía nadie pidió el boletín"
        actions={(row) => <RowButtons name={row.email} onRemove={() => setRemoving(row)} />}
      />
      {removing && (
        <RemoveDialog
          title="Eliminar dirección"
          question={`¿Eliminar ${removing.email} del boletín?`}
          facts={[
            ['Dirección', `ID ${removing.id}`],
            madeAt(removing.consented_at),
            ['Confirmada', removing.confirmed_at ? 'Sí' : 'Todavía no'],
          ]}
          remove={() => removeSubscriber(removing.id)}
          success="Dirección eliminada exitosamente"
          failure="Error al eliminar la dirección"
          onClose={() => setRemoving(null)}
        />
      )}
    </AdminPage>
  );
}
