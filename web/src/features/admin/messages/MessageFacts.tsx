import type { AdminMessage } from '@tero/shared/contract/admin/messages';
import { phoneText } from '@tero/shared/rules/phone';
import { address } from '@tero/shared/rules/text/address';
import { dateAndTime } from '@tero/shared/rules/time/time';
import type { ReactNode } from 'react';
import { PersonLink } from '../record/PersonLink.tsx';
import { About } from './About.tsx';
import { kindText } from './message-kind.ts';

/** Shows who wrote a support message, when, and about what. */
export function MessageFacts({ message }: { message: AdminMessage }) {
  const { name, email, phone, account, handled_by, handled_at } = message;
  const facts: [name: string, value: ReactNode][] = [
    ['Tipo', kindText(message)],
    ['Fecha', dateAndTime(message.created_at)],
    [
      'De',
      <>
        {name}{' '}
        <a href={address`mailto:${email}`} className="text-link underline underline-offset-2">
          {email}
        </a>
        {phone && <span>{` · ${phoneText(phone)}`}</span>}
      </>,
    ],
    [
      'Cuenta',
      account ? (
        <PersonLink key="account" id={account.id}>
          {account.name}
        </PersonLink>
      ) : (
        'Sin sesión'
      ),
    ],
    ...(message.priority
      ? ([['Prioridad', 'Proveedor con suscripción activa: va primero']] as [string, string][])
      : []),
    ['Sobre', <About key="about" {...message} />],
    ...(handled_at
      ? [['Último cambio', `${handled_by ?? 'Cuenta eliminada'}, ${dateAndTime(handled_at)}`] as [string, ReactNode]]
      : []),
  ];
  return (
    <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-muted">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
