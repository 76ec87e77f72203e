import type { AdminSubscriber } from '@tero/shared/contract/admin/newsletter';
import { dateAndTime } from '@tero/shared/rules/time/time';
import { useState } from 'react';
import { Badge } from '../../../ui/Badge.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { AdminTable } from '../table/AdminTable.tsx';
import type { Column } from '../table/column.ts';
import { EmailText } from '../table/EmailText.tsx';
import { madeAt } from '../table/facts.ts';
import { RemoveDialog } from '../table/RemoveDialog.tsx';
import { RowButtons } from '../table/RowButtons.tsx';
import { newsletterTable, removeSubscriber } from './queries.ts';

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

/** The addresses of the newsletter; the export has the confirmed ones (rule ADM-50). */
export function NewsletterPage() {
  const [removing, setRemoving] = useState<AdminSubscriber | null>(null);
  return (
    <AdminPage title="Boletín">
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
