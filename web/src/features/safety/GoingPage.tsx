import { whatsappNumber } from '@tero/shared/rules/phone';
import { goingLinks, goingText } from '@tero/shared/rules/safety/going';
import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { OwnPageHead } from '../../common/OwnPageHead.tsx';
import { shareText } from '../../common/share/share.ts';
import { WhatsAppIcon } from '../../common/share/WhatsAppIcon.tsx';
import { keepOwnContact, readOwnContact } from '../../lib/device/own-contact.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { Card } from '../../ui/Card.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useOwnProfile } from '../providers/own/queries.ts';

/** The data that the previous screen passes to this screen. */
interface Known {
  place?: string;
  name?: string;
}

/**
 * Writes a message, on the device, that says where the provider goes. The person sends it with another app (rule
 * TRUST-85).
 */
export function GoingPage() {
  const known = (useLocation().state ?? {}) as Known;
  const [place, setPlace] = useState(known.place ?? '');
  const [name, setName] = useState(known.name ?? '');
  const [hour, setHour] = useState('');
  const [stored] = useState(readOwnContact);
  const [typed, setTyped] = useState<string | null>(null);
  const { data: profile } = useOwnProfile();
  const phone = typed ?? (stored || (profile?.emergency_phone ?? ''));
  const isWrong = phone.trim() !== '' && whatsappNumber(phone) === null;
  const isReady = place.trim() !== '' && hour !== '';
  return (
    <div className="wrap flex max-w-3xl! flex-col gap-5 py-6 sm:py-8">
      <OwnPageHead
        title="Avisar adónde voy"
        lead="Mandale a alguien de confianza un mensaje que diga adónde vas, quién te espera y a qué hora llegás. Lo armás en tu celular, también sin conexión."
      />
      <Card className="flex flex-col gap-4">
        <Field label="¿Adónde vas?" required>
          <TextInput
            value={place}
            onChange={(event) => setPlace(event.target.value)}
            autoComplete="off"
            maxLength={200}
          />
        </Field>
        <Field label="¿Quién te espera? (opcional)">
          <TextInput
            value={name}
            onChange={(event) => setName(event.target.value)}
            autoComplete="off"
            maxLength={100}
          />
        </Field>
        <Field label="¿A qué hora llegás?" required>
          <TextInput type="time" value={hour} onChange={(event) => setHour(event.target.value)} />
        </Field>
        <Field
          label="¿A quién le avisás? (opcional)"
          hint="Su celular. Queda solo en este dispositivo, hasta que cierres la sesión. Si no lo ponés, elegís a quién mandarle el mensaje al final."
          error={isWrong ? 'Escribí un celular de Uruguay, por ejemplo 099 123 456.' : undefined}
        >
          <TextInput
            type="tel"
            value={phone}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={() => typed !== null && !isWrong && keepOwnContact(typed.trim())}
            autoComplete="off"
            maxLength={30}
          />
        </Field>
      </Card>
      <section aria-labelledby="mensaje" className="flex flex-col gap-3">
        <h2 id="mensaje" className="text-xl">
          Tu mensaje
        </h2>
        {isReady ? (
          <Ready text={goingText({ place, name, hour })} phone={isWrong ? '' : phone} />
        ) : (
          <p className="text-muted">Escribí adónde vas y a qué hora, y armamos el mensaje.</p>
        )}
      </section>
    </div>
  );
}

function Ready({ text, phone }: { text: string; phone: string }) {
  const { sms, whatsapp } = goingLinks(text, phone);
  const keep = () => keepOwnContact(phone.trim());
  return (
    <>
      <blockquote className="wrap-anywhere border-line border-l-4 pl-4">{text}</blockquote>
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <a href={sms} onClick={keep} className={buttonStyle({ variant: 'primary' })}>
          Mandar por SMS
        </a>
        <a
          href={whatsapp}
          target="_blank"
          rel="noopener noreferrer"
          aria-label="Mandar por WhatsApp (se abre en otra pestaña)"
          onClick={keep}
          className={buttonStyle({ variant: 'whatsapp' })}
        >
          <WhatsAppIcon />
          Mandar por WhatsApp
        </a>
        <Button variant="outline" onClick={() => void shareText(text)}>
          <Share2 size={18} aria-hidden="true" />
          Compartir
        </Button>
      </div>
      <p className="text-muted text-sm">
        El SMS sale aunque no tengas datos. En Tero no recibimos ni guardamos este mensaje, ni avisamos a nadie por vos.
      </p>
    </>
  );
}
