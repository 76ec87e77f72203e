import type { BulkBatch } from '@tero/shared/contract/admin/panel/bulk';
import type { Person } from '@tero/shared/contract/admin/people';
import type { ErasureRequest } from '@tero/shared/contract/admin/table';
import { address } from '@tero/shared/rules/text/address';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../../lib/http/messages.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { toast } from '../../../ui/toast.tsx';
import { blankMessage, MessageForm } from '../bulk/MessageForm.tsx';
import { PreviewDialog } from '../bulk/PreviewDialog.tsx';
import { prepareBatch } from '../bulk/queries.ts';
import { EditProviderDialog } from '../providers/ProviderDialogs.tsx';
import { providersTable, removeProvider } from '../providers/queries.ts';
import { useAdminWrite } from '../queries.ts';
import { useRecord } from '../record/use-record.ts';
import { RemoveAccount } from '../removal/RemoveAccount.tsx';
import { AccessDialog } from '../users/AccessDialog.tsx';
import { removeUser, usersTable } from '../users/queries.ts';
import { EditUserDialog } from '../users/UserDialogs.tsx';

type Open = 'message' | 'access' | 'remove' | { batch: BulkBatch } | null;

/** Offers all actions on an account, on the person's page (rule ADM-120). */
export function ActionsOnPerson({ person: { account, provider } }: { person: Person }) {
  const [open, setOpen] = useState<Open>(null);
  const [message, setMessage] = useState(blankMessage);
  const close = () => setOpen(null);
  const own = useAccount()?.id;
  const { id } = account;
  const user = useRecord(usersTable, { enabled: !provider });
  const trade = useRecord(providersTable, { enabled: provider !== null });
  const prepare = useAdminWrite(prepareBatch);
  const given = { tab: provider ? 'providers' : 'users', query: { ids: String(id) } } as const;
  const hide = () =>
    prepare.mutate(
      { tab: 'services', act: 'deactivate', query: { provider_id: String(id) } },
      {
        onSuccess: (batch) =>
          batch.total > 0 ? setOpen((now) => now ?? { batch }) : void toast.info('No tiene servicios activos'),
        onError: (error) => void toast.error(messageOf(error, 'No pudimos cargar sus servicios. Probá de nuevo.')),
      },
    );
  return (
    <>
      {provider && (
        <LinkButton size="sm" variant="outline" to={address`/provider-profile/${id}`}>
          Ver su perfil
        </LinkButton>
      )}
      {account.role !== 'admin' && (
        <LinkButton
          size="sm"
          variant="outline"
          to={address`/admin/moderation?sobre=${`${provider ? 'profile' : 'client'}-${id}`}`}
        >
          {account.is_suspended ? 'Levantar la suspensión' : 'Suspender o advertir'}
        </LinkButton>
      )}
      {provider && (
        <Button size="sm" variant="outline" aria-haspopup="dialog" busy={prepare.isPending} onClick={hide}>
          Desactivar sus servicios
        </Button>
      )}
      <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={() => setOpen('message')}>
        Escribirle
      </Button>
      <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={() => (provider ? trade : user).open(id)}>
        Editar
      </Button>
      {id !== own && (
        <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={() => setOpen('access')}>
          Permisos
        </Button>
      )}
      <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={() => setOpen('remove')}>
        Eliminar
      </Button>
      {user.row && <EditUserDialog user={user.row} onClose={user.close} />}
      {trade.row && <EditProviderDialog provider={trade.row} onClose={trade.close} />}
      {open === 'access' && <AccessDialog account={account} onClose={close} />}
      {open === 'remove' && <Remove person={{ account, provider }} onClose={close} />}
      {open === 'message' && (
        <MessageForm
          given={given}
          begun={message}
          onWritten={setMessage}
          onPrepared={(batch) => setOpen({ batch })}
          onClose={close}
        />
      )}
      {open !== null && typeof open === 'object' && (
        <PreviewDialog
          batch={open.batch}
          onClose={close}
          onDone={() => open.batch.act === 'message' && setMessage(blankMessage)}
        />
      )}
    </>
  );
}

interface RemoveProps {
  person: Pick<Person, 'account' | 'provider'>;
  onClose: () => void;
}

/** Deletes the account after a confirmation, then leaves the person's page, which no longer exists. */
function Remove({ person: { account, provider }, onClose }: RemoveProps) {
  const navigate = useNavigate();
  const isGone = useRef(false);
  const remove = async (id: number, request?: ErasureRequest) => {
    await (provider ? removeProvider : removeUser)(id, request);
    isGone.current = true;
  };
  return (
    <RemoveAccount
      account={account}
      title={provider ? 'Eliminar proveedor' : 'Eliminar cliente'}
      remove={remove}
      success={provider ? 'Proveedor eliminado exitosamente' : 'Cliente eliminado exitosamente'}
      failure={provider ? 'Error al eliminar proveedor' : 'Error al eliminar usuario'}
      onClose={() => (isGone.current ? navigate(provider ? '/admin/providers' : '/admin/users') : onClose())}
    />
  );
}
