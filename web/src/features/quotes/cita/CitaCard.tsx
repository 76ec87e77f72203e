import type { SharedQuote } from '@tero/shared/contract/quotes';
import type { Cita } from '@tero/shared/contract/quotes-cita';
import { citaWhen, isCitaAhead, standing } from '@tero/shared/rules/quotes/cita';
import { address } from '@tero/shared/rules/text/address';
import { localDay } from '@tero/shared/rules/time/time';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useState } from 'react';
import { WaitingNote } from '../../../common/outbox/WaitingNote.tsx';
import { useWaiting } from '../../../common/outbox/waiting.ts';
import { useClock } from '../../../lib/device/clock.ts';
import { useOnline } from '../../../lib/http/connectivity.ts';
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Card } from '../../../ui/Card.tsx';
import { CitaAnswer } from './CitaAnswer.tsx';
import { CitaChats } from './CitaChats.tsx';
import { CitaForm } from './CitaForm.tsx';
import { noteOf, standWords } from './cita-words.ts';

const looks: Record<Cita['state'], [label: string, tone: BadgeTone]> = {
  proposed: ['Falta confirmar', 'warning'],
  confirmed: ['Confirmada', 'success'],
  called_off: ['Suspendida', 'neutral'],
};

interface CitaCardProps {
  token: string;
  quote: SharedQuote;
}

/** When the provider of an accepted quote goes: both read it here, and agree on it (rule CITA-1). */
export function CitaCard({ token, quote }: CitaCardProps) {
  const { cita, provider, done, is_own, is_accepter = false, takes_codes } = quote;
  const online = useOnline();
  /** the open form, and the cita that the person saw as it opened */
  const [doing, setDoing] = useState<{ what: 'propose' | 'confirm' | 'call_off'; sequence: number } | null>(null);
  const sequence = cita?.sequence ?? 0;
  const start = (what: NonNullable<typeof doing>['what']) => setDoing({ what, sequence });
  const close = () => setDoing(null);
  const needsCode = !is_own && !is_accepter;
  const today = useClock(localDay);
  const isToCome = useClock((at) => (cita && isCitaAhead({ ...cita, state: 'confirmed' }, at) ? 'yes' : null)) !== null;
  const words = useClock((at) =>
    cita ? standWords(cita, { isOwn: is_own, isKnown: !needsCode, provider: provider?.name ?? '', at }) : null,
  );
  const waiting = useWaiting('cita', is_own)
    .filter(({ params }) => params.token === token)
    .at(-1);
  if (!provider || done) return null;
  const isAhead = isToCome && cita?.state !== 'called_off';
  const isToConfirm = isAhead && cita?.state === 'proposed' && (cita.side === 'provider') !== is_own;
  const mayAct = !needsCode || takes_codes;
  const form = { token, needsCode, onClose: close };
  return (
    <Card className="flex flex-col gap-4 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">Cita</h2>
        {cita && <Badge tone={looks[cita.state][1]}>{looks[cita.state][0]}</Badge>}
      </div>
      {cita ? (
        <div className="wrap-anywhere flex flex-col gap-1">
          <p className="font-semibold text-lg first-letter:uppercase">{citaWhen(cita)}</p>
          <p>{cita.place}</p>
          {cita.note && <p className="text-muted">{`${noteOf(cita, is_own, provider.name)}: «${cita.note}»`}</p>}
          <p role="status">{words}</p>
        </div>
      ) : (
        <p>Todavía no hay una cita. Proponé el día, la hora y el lugar, y la otra parte la confirma acá.</p>
      )}
      {needsCode && (
        <p className="text-muted text-sm">
          Si aceptaste sin cuenta no te avisamos: los cambios de la cita los ves acá, en este enlace.
        </p>
      )}
      {waiting && (
        <WaitingNote item={waiting} words="La proponemos cuando vuelva la conexión" refused="La cita no se guardó" />
      )}
      {cita && standing(cita) && cita.day === today && <CitaChats {...{ token, quote, cita }} />}
      {!mayAct && (
        <p>
          Por ahora no podemos mandar códigos por SMS. Para cambiar la cita, entrá con la cuenta con la que aceptaste.
        </p>
      )}
      {doing?.what === 'propose' && <CitaForm {...form} quote={quote} />}
      {doing && doing.what !== 'propose' && (
        <CitaAnswer
          {...form}
          sequence={doing.sequence}
          answer={doing.what}
          isThere={isAhead && doing.sequence === sequence}
        />
      )}
      {!doing && (
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
          {mayAct && isToConfirm && <Button onClick={() => start('confirm')}>Confirmar</Button>}
          {mayAct && (
            <Button variant="outline" onClick={() => start('propose')}>
              {isAhead ? 'Cambiar' : 'Proponer una cita'}
            </Button>
          )}
          {mayAct && isAhead && (
            <Button variant="ghost" onClick={() => start('call_off')}>
              Suspender
            </Button>
          )}
          {isToCome && online && (
            <a href={address`/api/quotes/link/${token}/cita.ics`} className={buttonStyle({ variant: 'ghost' })}>
              <CalendarPlus size={20} aria-hidden="true" />
              {isAhead ? 'Agregar al calendario' : 'Actualizar el calendario'}
            </a>
          )}
        </div>
      )}
    </Card>
  );
}
