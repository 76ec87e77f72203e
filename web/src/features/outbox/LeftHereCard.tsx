import KeyRound from 'lucide-react/icons/key-round';
import { useEntryPath } from '../../lib/navigation/entry-path.ts';
import { isOpen } from '../../offline/outbox/outbox.ts';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { sortOf } from './draft-words.ts';
import type { LeftHere } from './queries.ts';

/**
 * Says that unsent items wait for an account whose session ended, and what to do. The reader may be another person, so
 * it shows no name and no text (rule NAV-181).
 */
export function LeftHereCard({ left: { userType, items, drafts } }: { left: LeftHere }) {
  const entryPath = useEntryPath();
  const count = items.length + drafts.length;
  const whose = userType === 'provider' ? 'de proveedor' : 'de cliente';
  return (
    <Card className="mb-4">
      <h2 className="flex items-start gap-3 text-lg">
        <KeyRound size={22} aria-hidden="true" className="mt-0.5 shrink-0" />
        {count === 1 ? 'Hay 1 cosa sin enviar' : `Hay ${count} cosas sin enviar`}
      </h2>
      <p className="mt-2">
        Es lo que quedó de la cuenta {whose} con la que se usó Tero en este dispositivo. Para enviarlo o terminarlo,
        iniciá sesión con esa cuenta.
      </p>
      <ul className="mt-3 list-disc pl-5">
        {items.map((item) => (
          <li key={item.id}>
            {sortOf(item.draft?.form)}: {isOpen(item) ? 'sin enviar' : 'para corregir'}
          </li>
        ))}
        {drafts.map(({ form }) => (
          <li key={form}>{sortOf(form)}: borrador</li>
        ))}
      </ul>
      <LinkButton to={entryPath('login')} className="mt-4">
        Iniciar sesión
      </LinkButton>
    </Card>
  );
}
