import type { AdminUser } from '@tero/shared/contract/admin/users';
import { shortDate } from '@tero/shared/rules/time';
import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { AdminTable } from '../table/AdminTable.tsx';
import type { Column } from '../table/column.ts';
import { RemoveDialog } from '../table/RemoveDialog.tsx';
import { RowButtons } from '../table/RowButtons.tsx';
import { RowSwitch } from '../table/RowSwitch.tsx';
import { CreateUserDialog } from './CreateUserDialog.tsx';
import { removeUser, setUserVerified, usersTable } from './queries.ts';

const columns: readonly Column<AdminUser>[] = [
  { label: 'ID', sort: 'id', cell: ({ id }) => id, align: 'right' },
  {
    label: 'Nombre',
    sort: 'name',
    cell: ({ name, role }) => (
      <span className="inline-flex flex-wrap items-center gap-2 font-semibold">
        {name}
        {role === 'admin' && <Badge tone="primary">Administrador</Badge>}
      </span>
    ),
  },
  { label: 'Usuario', cell: ({ username }) => username ?? '—' },
  { label: 'Email', sort: 'email', cell: ({ email }) => email, wide: true },
  { label: 'Teléfono', cell: ({ phone }) => phone ?? '—' },
  { label: 'Ubicación', cell: ({ location }) => location ?? '—' },
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

type Open = 'form' | { remove: AdminUser } | null;

export function UsersPage() {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <AdminPage
      title="Clientes"
      actions={
        <Button variant="accent" onClick={() => setOpen('form')}>
          <UserRoundPlus size={20} aria-hidden="true" />
          Nuevo cliente
        </Button>
      }
    >
      <AdminTable
        label="Clientes"
        source={usersTable}
        columns={columns}
        nameOf={({ name }) => name}
        textOf={(row) => [row.id, row.name, row.email, row.phone, shortDate(row.created_at)]}
        searchHint="Nombre, email, teléfono, ID o fecha"
        loadFailure="Error al cargar usuarios"
        empty="Todavía no hay clientes"
        actions={(row) => <RowButtons name={row.name} onRemove={() => setOpen({ remove: row })} />}
      />
      {open === 'form' && <CreateUserDialog onClose={close} />}
      {open && open !== 'form' && (
        <RemoveDialog
          title="Eliminar cliente"
          text={`¿Eliminar a ${open.remove.name} y sus datos personales? Esta acción no se puede deshacer.`}
          remove={() => removeUser(open.remove.id)}
          success="Usuario eliminado exitosamente"
          failure="Error al eliminar usuario"
          onClose={close}
        />
      )}
    </AdminPage>
  );
}
