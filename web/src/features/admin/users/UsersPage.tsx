import type { AdminUser } from '@tero/shared/contract/admin/users';
import { phoneText } from '@tero/shared/rules/phone';
import { shortDate } from '@tero/shared/rules/time/time';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { useState } from 'react';
import { useAccount } from '../../../lib/session/session.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { TickedBar } from '../bulk/TickedBar.tsx';
import { MissingRecord } from '../record/MissingRecord.tsx';
import { PersonLink } from '../record/PersonLink.tsx';
import { useRecord } from '../record/use-record.ts';
import { RemoveAccount } from '../removal/RemoveAccount.tsx';
import { AdminTable } from '../table/AdminTable.tsx';
import type { Column } from '../table/column.ts';
import { EmailText } from '../table/EmailText.tsx';
import { RowButtons } from '../table/RowButtons.tsx';
import { RowSwitch } from '../table/RowSwitch.tsx';
import { AccessDialog } from './AccessDialog.tsx';
import { removeUser, setUserVerified, usersTable } from './queries.ts';
import { CreateUserDialog, EditUserDialog } from './UserDialogs.tsx';

const columns: readonly Column<AdminUser>[] = [
  { label: 'ID', sort: 'id', cell: ({ id }) => id, align: 'right' },
  {
    label: 'Nombre',
    sort: 'name',
    card: 'head',
    cell: ({ id, name, role }) => (
      <span className="inline-flex items-center gap-2 font-semibold max-lg:flex-wrap">
        <PersonLink id={id}>{name}</PersonLink>
        {role === 'admin' && <Badge tone="primary">Administrador</Badge>}
      </span>
    ),
  },
  { label: 'Usuario', cell: ({ username }) => username ?? '—' },
  { label: 'Email', sort: 'email', cell: ({ email }) => <EmailText>{email}</EmailText>, wide: true },
  { label: 'Teléfono', cell: ({ phone }) => (phone ? phoneText(phone) : '—') },
  { label: 'Ubicación', cell: ({ location }) => location ?? '—', wide: true },
  {
    label: 'Email verificado',
    cell: ({ id, name, email_verified }) => (
      <RowSwitch
        label={`Email verificado de ${name}`}
        checked={email_verified}
        set={(next) => setUserVerified(id, next)}
        success={(next) => (next ? 'Email verificado exitosamente' : 'Verificación de email quitada exitosamente')}
        failure="Error al cambiar verificación de email"
      />
    ),
  },
  { label: 'Registro', sort: 'created_at', cell: ({ created_at }) => shortDate(created_at) },
];

type Open = { dialog: 'create' } | { dialog: 'access' | 'remove'; user: AdminUser } | null;

export function UsersPage() {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const record = useRecord(usersTable);
  const own = useAccount()?.id;
  return (
    <AdminPage
      title="Clientes"
      actions={
        <Button aria-haspopup="dialog" onClick={() => setOpen({ dialog: 'create' })}>
          <UserRoundPlus size={20} aria-hidden="true" />
          Nuevo cliente
        </Button>
      }
    >
      <MissingRecord when={record.isMissing} />
      <AdminTable
        label="Clientes"
        source={usersTable}
        columns={columns}
        nameOf={({ name }) => name}
        loadFailure="Error al cargar usuarios"
        empty="Todavía no hay clientes"
        bulk={(given) => <TickedBar tab="users" source={usersTable} {...given} />}
        actions={(user) => (
          <RowButtons
            name={user.name}
            onEdit={() => record.open(user.id)}
            onAccess={user.id === own ? undefined : () => setOpen({ dialog: 'access', user })}
            onRemove={() => setOpen({ dialog: 'remove', user })}
          />
        )}
      />
      {open?.dialog === 'create' && <CreateUserDialog onClose={close} />}
      {record.row && <EditUserDialog key={record.row.id} user={record.row} onClose={record.close} />}
      {open?.dialog === 'access' && <AccessDialog account={open.user} onClose={close} />}
      {open?.dialog === 'remove' && (
        <RemoveAccount
          account={open.user}
          title="Eliminar cliente"
          remove={removeUser}
          success="Cliente eliminado exitosamente"
          failure="Error al eliminar usuario"
          onClose={close}
        />
      )}
    </AdminPage>
  );
}
