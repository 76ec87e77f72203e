import type { SessionAccount } from '@tero/shared/contract/accounts';
import { acceptQuoteBody, type SharedQuote } from '@tero/shared/contract/quotes';
import { atTotal } from '@tero/shared/rules/quotes/price-words';
import { useEffect, useRef, useState } from 'react';
import { Delayed } from '../../../common/delivery/Delayed.tsx';
import { useSubmit } from '../../../common/form/use-submit.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { TextField } from '../../../ui/FormFields.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { toast } from '../../../ui/toast.tsx';
import { keepAccept, readAccept } from './accept-draft.ts';
import { useAccept, useAskCode } from './queries.ts';
import { useOverOffline } from './use-over-offline.ts';

interface AcceptProps {
  id: number;
  token: string;
  written: NonNullable<SharedQuote['written']>;
  isVisit: boolean;
  takesCodes: boolean;
  isOwn: boolean;
  /** for which version a code was asked */
  onAsked: (version: number) => void;
}

/** Accepting: a name and a phone, then the code that came to it. */
export function Accept({ takesCodes, isOwn, ...given }: AcceptProps) {
  const account = useAccount();
  return (
    <Card className="flex flex-col gap-4 print:hidden">
      <h2 className="text-xl">{given.isVisit ? 'Aceptar esta visita' : 'Aceptar este presupuesto'}</h2>
      {isOwn && (
        <p className="text-muted">Así lo ve tu cliente. Lo acepta desde acá, con un código que le llega al celular.</p>
      )}
      {!isOwn && !takesCodes && (
        <p>Por ahora no podemos mandar códigos por SMS. Si lo aceptás, avisale al proveedor por WhatsApp.</p>
      )}
      {!isOwn && takesCodes && (
        <AcceptForm key={`${given.written.version_number} ${account?.id ?? 0}`} account={account} {...given} />
      )}
    </Card>
  );
}

interface AcceptFormProps extends Omit<AcceptProps, 'takesCodes' | 'isOwn'> {
  account: SessionAccount | null;
}

function AcceptForm({ id, token, written, isVisit, onAsked, account }: AcceptFormProps) {
  const { version_number, total } = written;
  const [begun] = useState(() => readAccept({ quoteId: id, account }));
  const wasAsked = begun.asked !== '' && begun.asked_version === version_number;
  /** the phone that the last code went to, as it was typed */
  const [asked, setAsked] = useState(wasAsked ? begun.asked : null);
  const isAsked = asked !== null;
  const asking = useAskCode(token);
  const accepting = useAccept(token);
  const form = useZodForm(acceptQuoteBody, { name: begun.name, phone: begun.phone, code: '', version_number });
  const { submit, failure } = useSubmit(form, accepting, {
    words: (error) => messageOf(error, 'No pudimos guardar tu aceptación. Probá de nuevo.'),
  });
  useOverOffline(asking);
  useOverOffline(accepting);
  const { subscribe, getValues } = form;
  useEffect(() => {
    const keep = () => {
      const { name, phone } = getValues();
      keepAccept({ quoteId: id, account }, { name, phone, asked: asked ?? '', asked_version: version_number });
    };
    if (asked !== null) keep();
    return subscribe({ formState: { values: true }, callback: keep });
  }, [subscribe, getValues, id, account, asked, version_number]);

  async function ask() {
    if (!(await form.trigger(['name', 'phone'], { shouldFocus: true }))) return;
    const phone = form.getValues('phone');
    accepting.reset();
    asking.mutate(
      { version_number, phone },
      {
        onSuccess: ({ delayed }) => {
          if (isAsked && !delayed) toast.success('Te mandamos otro código');
          setAsked(phone);
          onAsked(version_number);
          // the code before it holds no more
          form.resetField('code');
          form.setFocus('code');
        },
      },
    );
  }
  /** Whoever left the page to read the SMS may find it new on coming back. */
  async function enter() {
    if (!(await form.trigger(['name', 'phone'], { shouldFocus: true }))) return;
    asking.reset();
    setAsked(form.getValues('phone'));
    onAsked(version_number);
  }
  const { setFocus } = form;
  useEffect(() => {
    // a page that is opened anew begins at its top
    if (isAsked && !wasAsked) setFocus('code');
  }, [isAsked, wasAsked, setFocus]);
  const foot = useRef<HTMLDivElement>(null);
  const hasFailed = asking.isError || failure !== null;
  useEffect(() => {
    // a notice above the button would push it under the bar at the bottom
    if (hasFailed) void foot.current?.scrollIntoView({ block: 'nearest' });
  }, [hasFailed]);
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        // what was said of another code is over
        if (asking.isError) asking.reset();
        if (isAsked) return void submit(event);
        event.preventDefault();
        void ask();
      }}
    >
      <p className="text-muted">
        Te mandamos un código por SMS para saber que sos vos. Guardamos el texto exacto de lo que aceptás, la fecha, tu
        nombre y tu celular, para vos y para el proveedor.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField form={form} name="name" label="Tu nombre" autoComplete="name" />
        <TextField form={form} name="phone" label="Tu celular" type="tel" autoComplete="tel" />
      </div>
      {isAsked && (
        <TextField
          form={form}
          name="code"
          label="Código del SMS"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          hint={`Lo mandamos al ${asked}. Son 6 números.${asking.data?.delayed ? '' : ' Puede tardar un minuto.'}`}
        />
      )}
      {isAsked && <Delayed by={asking.data?.delayed} />}
      <div ref={foot} className="flex flex-col gap-4">
        {asking.error && (
          <FormNotice tone="danger">
            {messageOf(asking.error, 'No pudimos mandar el código. Probá de nuevo.')}
          </FormNotice>
        )}
        {failure && <FormNotice tone="danger">{failure}</FormNotice>}
        {!isAsked && (
          <p>
            {`Vas a aceptar ${isVisit ? 'la visita' : 'el presupuesto'} `}
            <strong className="font-semibold">{atTotal(total, isVisit)}</strong>.
            {isVisit && (
              <span> No te obliga a contratar el trabajo. El día y la hora los acuerdan después, acá mismo.</span>
            )}
            {total > 0 && <span> Aceptar no es pagar: el pago lo arreglan entre ustedes.</span>}
            <span> Tero no te cobra nada.</span>
          </p>
        )}
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          {isAsked ? (
            <>
              <Button type="submit" size="lg" busy={accepting.isPending}>
                {accepting.isPending
                  ? 'Enviando...'
                  : `Acepto ${isVisit ? 'la visita ' : ''}${atTotal(total, isVisit)}`}
              </Button>
              <Button
                variant="outline"
                size="lg"
                busy={asking.isPending}
                disabled={accepting.isPending}
                onClick={() => void ask()}
              >
                Mandar otro código
              </Button>
            </>
          ) : (
            <>
              <Button type="submit" size="lg" busy={asking.isPending}>
                {asking.isPending ? 'Mandando...' : 'Mandame el código'}
              </Button>
              <Button variant="ghost" size="lg" onClick={() => void enter()}>
                Ya tengo el código
              </Button>
            </>
          )}
        </div>
      </div>
    </form>
  );
}
