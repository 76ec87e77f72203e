import type { SessionAccount } from '@tero/shared/contract/accounts';
import { delays } from '@tero/shared/delays';
import { phoneText } from '@tero/shared/rules/phone';
import Pencil from 'lucide-react/icons/pencil';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { PendingVerification } from '../accounts/settings/VerificationStatus.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** Shows or edits the personal data, and moves the focus when the mode changes. */
export function PersonalData({ account }: { account: SessionAccount }) {
  const [editing, setEditing] = useState(false);
  const [saved, setSaved] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    if (wasEditing.current && !editing) edit.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  useEffect(() => {
    if (!saved) return;
    const timer = window.setTimeout(() => setSaved(false), delays.profileSuccess);
    return () => window.clearTimeout(timer);
  }, [saved]);

  function leave(didSave: boolean) {
    setEditing(false);
    setSaved(didSave);
  }
  return (
    <div className="flex flex-col gap-5">
      <PendingVerification account={account} />
      {saved && <FormNotice tone="success">Perfil actualizado correctamente.</FormNotice>}
      <Card>
        <div className="mb-5 flex min-h-11 items-center justify-between gap-4">
          <h2 className="text-2xl">Tus datos</h2>
          {!editing && (
            <Button ref={edit} variant="outline" onClick={() => setEditing(true)}>
              <Pencil size={18} aria-hidden="true" />
              Editar
            </Button>
          )}
        </div>
        {editing ? (
          <ProfileForm account={account} onSaved={() => leave(true)} onCancel={() => leave(false)} />
        ) : (
          <DataList account={account} />
        )}
      </Card>
    </div>
  );
}

function DataList({ account }: { account: SessionAccount }) {
  const rows = [
    { term: 'Nombre', value: account.name },
    { term: 'Nombre de usuario', value: account.username },
    { term: 'Email', value: account.email },
    { term: 'Teléfono', value: account.phone && phoneText(account.phone) },
    { term: 'Dirección', value: account.address },
  ];
  return (
    <dl className="grid gap-5 sm:grid-cols-2">
      {rows.map(({ term, value }) => (
        <div key={term} className="min-w-0">
          <dt className="text-muted text-sm">{term}</dt>
          <dd className={value ? 'wrap-anywhere font-medium' : 'text-muted'}>{value ?? 'Sin completar'}</dd>
        </div>
      ))}
    </dl>
  );
}
