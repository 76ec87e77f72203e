import type { PhoneOwner } from '@tero/shared/contract/phone-owners';
import { phoneText } from '@tero/shared/rules/phone';
import { numbersIn } from '@tero/shared/rules/safety/numbers';
import { address } from '@tero/shared/rules/text/address';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { OfflineError } from '../../lib/http/client/api-error.ts';
import { messageOf } from '../../lib/http/messages.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { useOwners } from './queries.ts';

const none = 'Ahí no encontramos un número de Uruguay. Pegá el número, por ejemplo 099 123 456, o el mensaje entero.';

/** Shows a person to whom a number belongs on Tero after a message from that number (rules TRUST-75 and TRUST-76). */
export function NumberPage() {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const { mutate, data, error, isPending, reset } = useOwners();
  function submit(event: FormEvent) {
    event.preventDefault();
    const numbers = numbersIn(text);
    setFault(numbers.length === 0 ? none : undefined);
    if (numbers.length > 0) mutate(numbers);
    else reset();
  }
  return (
    <div className="wrap flex max-w-3xl! flex-col gap-5 py-6 sm:py-10">
      <PageHeading
        title="¿De quién es este número?"
        lead="Pegá el número desde el que te escribieron, o el mensaje entero, y te decimos si es de un proveedor de Tero."
      />
      <Card>
        <form onSubmit={submit} noValidate className="flex flex-col gap-4">
          <Field
            label="Número o mensaje"
            hint="El mensaje no sale de tu dispositivo. A Tero llegan solo los números que hay en el mensaje."
            error={fault}
            required
          >
            <TextArea value={text} onChange={(event) => setText(event.target.value)} rows={3} />
          </Field>
          {error && (
            <FormNotice tone="danger">
              {error instanceof OfflineError
                ? 'Sin conexión no podemos averiguar de quién es el número. Lo que pegaste sigue acá. Probá de nuevo cuando vuelva la conexión.'
                : messageOf(error, 'No pudimos averiguar de quién es el número. Probá de nuevo.')}
            </FormNotice>
          )}
          <Button type="submit" busy={isPending} className="self-start max-sm:w-full">
            {isPending ? 'Buscando...' : 'Ver de quién es'}
          </Button>
        </form>
      </Card>
      <div role="status" className="flex flex-col gap-3 empty:hidden">
        {data?.map(({ number, owners }) => (
          <Found key={number} number={number} owners={owners} />
        ))}
      </div>
      <section aria-labelledby="antes" className="rounded-card bg-primary-soft p-5 text-on-primary-soft">
        <h2 id="antes" className="text-xl">
          No pagues por adelantado a quien no conocés
        </h2>
        <p className="mt-2">
          Que el número sea de un proveedor de Tero no quiere decir que te haya escrito esa persona. Abrí su perfil y
          escribile vos desde ahí.
        </p>
      </section>
    </div>
  );
}

function Found({ number, owners }: { number: string; owners: readonly PhoneOwner[] }) {
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-xl">{phoneText(number)}</h2>
      {owners.length === 0 && (
        <p>
          Ningún proveedor de Tero tiene este número. Si quien te escribió dice que es un proveedor, no le mandes plata
          ni datos: buscá el perfil del proveedor y escribile desde ahí.
        </p>
      )}
      {owners.map((owner) => (
        <Owner key={owner.id} owner={owner} />
      ))}
    </Card>
  );
}

function Owner({ owner }: { owner: PhoneOwner }) {
  const { id, name, service, profile_image, is_verified, is_reviewed, phone_confirmed } = owner;
  return (
    <div className="flex items-start gap-3">
      <Avatar name={name} src={profile_image} size={48} />
      <div className="min-w-0">
        <p className="wrap-anywhere">
          Es de{' '}
          <Link
            to={address`/provider-profile/${id}`}
            className="inline-block py-1 font-semibold text-link underline underline-offset-4"
          >
            {name}
          </Link>
          {service && <span className="text-muted">, {service}</span>}
        </p>
        <div className="mt-1 flex flex-wrap gap-2">
          {is_verified ? (
            <Badge tone="success" icon={<BadgeCheck size={14} aria-hidden="true" />}>
              Verificado
            </Badge>
          ) : (
            is_reviewed && <Badge>Datos revisados</Badge>
          )}
          {phone_confirmed ? <Badge tone="success">Número confirmado</Badge> : <Badge>Número sin confirmar</Badge>}
        </div>
      </div>
    </div>
  );
}
