import type { SessionAccount } from '@tero/shared/contract/accounts';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { entryPath } from '../../../lib/navigation/entry-path.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { useSignOut } from '../sign-out/use-sign-out.tsx';

const kept = [
  'Conservás tu email, tu contraseña, tus favoritos, tu historial y las reseñas que escribiste.',
  'Con esta cuenta publicás servicios y respondés reseñas. Solo los clientes escriben reseñas nuevas.',
];
const apart = [
  'La cuenta de proveedor lleva otro email y otro nombre de usuario; el teléfono puede ser el mismo.',
  'Esta cuenta queda como está, con sus favoritos, su historial y sus reseñas. Nada pasa de una cuenta a la otra.',
  'Para cambiar de una a otra, cerrás sesión y entrás con el otro email.',
];

/** Explains to a client the two ways to become a provider, before the form for the first way (rule ACC-50). */
export function TwoAccounts({ account }: { account: SessionAccount }) {
  const { signOut, isLeaving, question } = useSignOut(entryPath('provider'));
  return (
    <div className="mb-8 grid gap-4">
      <Way title="Pasar esta cuenta a proveedor" items={kept}>
        <p className="flex items-center gap-2 font-semibold text-link">
          <ArrowDown size={18} aria-hidden="true" />
          Completá los datos de abajo
        </p>
      </Way>
      <Way title="Tener dos cuentas" items={apart}>
        <Button variant="outline" busy={isLeaving} onClick={signOut}>
          {isLeaving ? 'Cerrando sesión…' : 'Cerrar sesión y crear otra cuenta'}
        </Button>
        <p className="wrap-anywhere text-muted text-sm">
          Vamos a cerrar la sesión de {account.email} en este dispositivo.
        </p>
      </Way>
      {question}
    </div>
  );
}

function Way({ title, items, children }: { title: string; items: readonly string[]; children: React.ReactNode }) {
  return (
    <Card className="flex flex-col gap-3 p-5">
      <h2 className="text-xl">{title}</h2>
      <ul className="flex list-disc flex-col gap-1.5 pl-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {children}
    </Card>
  );
}
