import type { AdminService } from '@tero/shared/contract/admin/services';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { TickedBar } from '../bulk/TickedBar.tsx';
import { MissingRecord } from '../record/MissingRecord.tsx';
import { ModerateLink } from '../record/ModerateLink.tsx';
import { useRecord } from '../record/use-record.ts';
import { AdminTable } from '../table/AdminTable.tsx';
import { madeAt, personFacts } from '../table/facts.ts';
import { RemoveDialog } from '../table/RemoveDialog.tsx';
import { RowButtons } from '../table/RowButtons.tsx';
import { removeService, servicesTable } from './queries.ts';
import { CreateServiceDialog, EditServiceDialog } from './ServiceDialogs.tsx';
import { serviceColumns } from './service-columns.tsx';

type Open = { dialog: 'create' } | { dialog: 'remove'; service: AdminService } | null;

export function ServicesPage() {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const record = useRecord(servicesTable);
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
      <MissingRecord when={record.isMissing} />
      <AdminTable
        label="Servicios"
        source={servicesTable}
        columns={serviceColumns}
        nameOf={({ title }) => title}
        bulk={(given) => <TickedBar tab="services" source={servicesTable} {...given} />}
        loadFailure="Error al cargar los servicios"
        empty="Todavía no hay servicios"
        actions={(service) => (
          <>
            <ModerateLink kind="service" id={service.id} name={service.title} />
            <RowButtons
              name={service.title}
              onEdit={() => record.open(service.id)}
              onRemove={() => setOpen({ dialog: 'remove', service })}
            />
          </>
        )}
      />
      {open?.dialog === 'create' && <CreateServiceDialog onClose={close} />}
      {record.row && <EditServiceDialog key={record.row.id} service={record.row} onClose={record.close} />}
      {open?.dialog === 'remove' && (
        <RemoveDialog
          title="Eliminar servicio"
          question={`¿Eliminar «${open.service.title}»?`}
          facts={[
            ['Servicio', `ID ${open.service.id}, ${open.service.category}, ${open.service.price}`],
            ...personFacts('Proveedor', open.service.provider),
            madeAt(open.service.created_at),
            [
              'Reseñas',
              open.service.reviews_count > 0 ? `Dejamos de mostrar ${open.service.reviews_count}` : 'Ninguna',
            ],
          ]}
          remove={() => removeService(open.service.id)}
          success="Servicio eliminado exitosamente"
          failure="Error al eliminar servicio"
          onClose={close}
        />
      )}
    </AdminPage>
  );
}
