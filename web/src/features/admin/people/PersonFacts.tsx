import type { Person } from '@tero/shared/contract/admin/people';
import { phoneText } from '@tero/shared/rules/phone';
import { placeLabel } from '@tero/shared/rules/places/coverage';
import { formatRating } from '@tero/shared/rules/ratings';
import { dateAndTime, shortDate } from '@tero/shared/rules/time/time';
import { Card } from '../../../ui/Card.tsx';

const networks: Readonly<Record<string, string>> = { google: 'Google', facebook: 'Facebook' };

/** Shows the account's data, how the person signs in and, for a provider, the business data. */
export function PersonFacts({ person: { account, provider } }: { person: Person }) {
  const facts: [name: string, value: string | null][] = [
    ['Email', `${account.email} ${account.email_verified ? '(verificado)' : '(sin verificar)'}`],
    ['Usuario', account.username],
    ['Teléfono', account.phone && phoneText(account.phone)],
    ['Dirección', account.address],
    ...(account.is_suspended ? ([['Cuenta', 'Suspendida por el equipo']] as [string, string][]) : []),
    ['En Tero desde', shortDate(account.created_at)],
    ['Entra con', waysIn(account)],
    ...(provider ? tradeOf(provider) : []),
  ];
  return (
    <Card className="p-4!">
      <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2 lg:grid-cols-4">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere">{value || '—'}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function waysIn({ has_password, must_change_password, signs_in_with, second_step }: Person['account']): string {
  const password = must_change_password ? 'Contraseña (tiene que elegir otra)' : 'Contraseña';
  const ways = [...(has_password ? [password] : []), ...signs_in_with.map((name) => networks[name] ?? name)];
  return `${ways.join(', ')}${second_step ? ', con verificación en dos pasos' : ''}`;
}

function tradeOf(provider: NonNullable<Person['provider']>): [string, string | null][] {
  const { entitled, entitled_until, reviews_count } = provider;
  const until = entitled_until && dateAndTime(entitled_until);
  return [
    ['Empresa', provider.company_name],
    ['Servicio', [provider.service, provider.specialty].filter(Boolean).join(' · ')],
    ['Ubicación', provider.location && placeLabel(provider.location)],
    ['Calificación', reviews_count === 0 ? null : `${formatRating(provider.rating)} (${reviews_count})`],
    ['Puede publicar', entitled ? `Sí, hasta ${until}` : until ? `No, terminó ${until}` : 'No, nunca tuvo suscripción'],
  ];
}
