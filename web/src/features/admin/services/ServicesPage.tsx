import type { AdminService } from '@tero/shared/contract/admin/services';
import { shortDate } from '@tero/shared/rules/time/time';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { AdminTable } from '../table/AdminTable.tsx';
import { RemoveDialog } from '../table/RemoveDialog.tsx';
import { RowButtons } from '../table/RowButtons.tsx';
import { removeService, servicesTable } from './queries.ts';
import { CreateServiceDialog, EditServiceDialog } from './ServiceDialogs.tsx';
import { serviceColumns } from './service-columns.tsx';

type Open = { dialog: 'create' } | { dialog: 'edit' | 'remove'; service: AdminService } | null;

export function ServicesPage() {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <AdminPage
      title="Servicios"
      actions={
        <Button aria-haspopup="dialog" onClick={() => setOpen({ dialog: 'create' })}>
          <Plus size={20} aria-hidden="true" />
          Nuevo servicio
        </Button>
      }
    >
      <AdminTable
        label="Servicios"
        source={servicesTable}
        columns={serviceColumns}
        nameOf={({ title }) => title}
        textOf={(row) => [row.id, row.title, row.provider.name, row.provider.email, shortDate(row.created_at)]}
        searchHint="Título, proveedor, ID o fecha"
        loadFailure="Error al cargar los servicios"
        empty="Todavía no hay servicios"
        actions={(service) => (
          <RowButtons
            name={service.title}
            onEdit={() => setOpen({ dialog: 'edit', service })}
            onRemove={() => setOpen({ dialog: 'remove', service })}
          />
        )}
      />
      {open?.dialog === 'create' && <CreateServiceDialog onClose={close} />}
      {open?.dialog === 'edit' && <EditServiceDialog service={open.service} onClose={close} />}
      {open?.dialog === 'remove' && (
        <RemoveDialog
          title="Eliminar servicio"
          text={`¿Eliminar "${open.service.title}"? Esta acción no se puede deshacer.`}
          remove={() => removeService(open.service.id)}
          success="Servicio eliminado exitosamente"
          failure="Error al eliminar servicio"
          onClose={close}
        />
      )}
    </AdminPage>
  );
}
