import type { AdminProvider } from '@tero/shared/contract/admin/providers';
import { shortDate } from '@tero/shared/rules/time';
import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { AdminTable } from '../table/AdminTable.tsx';
import { RemoveDialog } from '../table/RemoveDialog.tsx';
import { RowButtons } from '../table/RowButtons.tsx';
import { CreateProviderDialog, EditProviderDialog } from './ProviderDialogs.tsx';
import { providerColumns } from './provider-columns.tsx';
import { providersTable, removeProvider } from './queries.ts';

type Open = 'create' | { edit: AdminProvider } | { remove: AdminProvider } | null;

export function ProvidersPage() {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <AdminPage
      title="Proveedores"
      actions={
        <Button variant="accent" onClick={() => setOpen('create')}>
          <UserRoundPlus size={20} aria-hidden="true" />
          Nuevo proveedor
        </Button>
      }
    >
      <AdminTable
        label="Proveedores"
        source={providersTable}
        columns={providerColumns}
        nameOf={({ name }) => name}
        textOf={(row) => [row.id, row.name, row.company_name, row.email, row.phone, shortDate(row.created_at)]}
        searchHint="Nombre, email, teléfono, ID o fecha"
        loadFailure="Error al cargar proveedores"
        empty="Todavía no hay proveedores"
        actions={(row) => (
          <RowButtons name={row.name} onEdit={() => setOpen({ edit: row })} onRemove={() => setOpen({ remove: row })} />
        )}
      />
      {open === 'create' && <CreateProviderDialog onClose={close} />}
      {open && open !== 'create' && 'edit' in open && <EditProviderDialog provider={open.edit} onClose={close} />}
      {open && open !== 'create' && 'remove' in open && (
        <RemoveDialog
          title="Eliminar proveedor"
          text={`¿Eliminar a ${open.remove.name}, lo que publicó y sus datos personales? Esta acción no se puede deshacer.`}
          remove={() => removeProvider(open.remove.id)}
          success="Proveedor eliminado exitosamente"
          failure="Error al eliminar proveedor"
          onClose={close}
        />
      )}
    </AdminPage>
  );
}
