import type { AdminProvider } from '@tero/shared/contract/admin/providers';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { useState } from 'react';
import { useAccount } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { TickedBar } from '../bulk/TickedBar.tsx';
import { MissingRecord } from '../record/MissingRecord.tsx';
import { useRecord } from '../record/use-record.ts';
import { RemoveAccount } from '../removal/RemoveAccount.tsx';
import { AdminTable } from '../table/AdminTable.tsx';
import { RowButtons } from '../table/RowButtons.tsx';
import { AccessDialog } from '../users/AccessDialog.tsx';
import { Decide } from '../verification/Decide.tsx';
import { CreateProviderDialog, EditProviderDialog } from './ProviderDialogs.tsx';
import { providerColumns } from './provider-columns.tsx';
import { providersTable, removeProvider } from './queries.ts';

type Open = { dialog: 'create' } | { dialog: 'access' | 'decide' | 'remove'; provider: AdminProvider } | null;

export function ProvidersPage() {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const record = useRecord(providersTable);
  const own = useAccount()?.id;
  return (
    <AdminPage
      title="Proveedores"
      actions={
        <Button aria-haspopup="dialog" onClick={() => setOpen({ dialog: 'create' })}>
          <UserRoundPlus size={20} aria-hidden="true" />
          Nuevo proveedor
        </Button>
      }
    >
      <MissingRecord when={record.isMissing} />
      <AdminTable
        label="Proveedores"
        source={providersTable}
        columns={providerColumns}
        nameOf={({ name }) => name}
        loadFailure="Error al cargar proveedores"
        empty="Todavía no hay proveedores"
        bulk={(given) => <TickedBar tab="providers" source={providersTable} {...given} />}
        actions={(provider) => (
          <RowButtons
            name={provider.name}
            onEdit={() => record.open(provider.id)}
            onDecide={() => setOpen({ dialog: 'decide', provider })}
            onAccess={provider.id === own ? undefined : () => setOpen({ dialog: 'access', provider })}
            onRemove={() => setOpen({ dialog: 'remove', provider })}
          />
        )}
      />
      {open?.dialog === 'create' && <CreateProviderDialog onClose={close} />}
      {record.row && <EditProviderDialog key={record.row.id} provider={record.row} onClose={record.close} />}
      {open?.dialog === 'access' && <AccessDialog account={open.provider} onClose={close} />}
      {open?.dialog === 'decide' && <Decide provider={open.provider} onClose={close} />}
      {open?.dialog === 'remove' && (
        <RemoveAccount
          account={open.provider}
          title="Eliminar proveedor"
          remove={removeProvider}
          success="Proveedor eliminado exitosamente"
          failure="Error al eliminar proveedor"
          onClose={close}
        />
      )}
    </AdminPage>
  );
}
