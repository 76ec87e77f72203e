import { confirmPhoneBody } from '@tero/shared/contract/phone-confirmation';
import { phoneText } from '@tero/shared/rules/phone';
import { useEffect, useId, useState } from 'react';
import { Delayed } from '../../../common/delivery/Delayed.tsx';
import { useSubmit } from '../../../common/form/use-submit.ts';
import { showFieldFaults } from '../../../lib/http/field-faults.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextField } from '../../../ui/FormFields.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useAskPhoneCode, useConfirmPhone } from './queries.ts';

/** Asks for the person's phone and for the code sent to it. The interrupted action then continues (rule TRUST-58). */
export function ConfirmPhoneDialog({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
  const id = useId();
  const account = useAccount();
  const form = useZodForm(confirmPhoneBody, { phone: account?.phone ? phoneText(account.phone) : '', code: '' });
  /** the phone to which the last code was sent, as typed; null if no code was sent */
  const [asked, setAsked] = useState<string | null>(null);
  const asking = useAskPhoneCode();
  const confirming = useConfirmPhone();
  const { submit, failure } = useSubmit(form, confirming, {
    words: (error) => messageOf(error, 'No pudimos confirmar tu celular. Probá de nuevo.'),
    onSent: () => onAnswer(true),
  });
  const isBusy = asking.isPending || confirming.isPending;

  async function ask() {
    if (isBusy || !(await form.trigger('phone', { shouldFocus: true }))) return;
    const phone = form.getValues('phone');
    confirming.reset();
    asking.mutate(
      { phone },
      {
        onSuccess: ({ delayed }) => {
          if (asked !== null && !delayed) toast.success('Te mandamos otro código');
          enter(phone);
        },
        onError: (error) => showFieldFaults(form, error),
      },
    );
  }
  async function enterEarlier() {
    if (await form.trigger('phone', { shouldFocus: true })) enter(form.getValues('phone'));
  }
  function enter(phone: string) {
    setAsked(phone);
    // the previous code is no longer valid
    form.resetField('code');
    if (asked !== null) form.setFocus('code');
  }
  const isAsked = asked !== null;
  // waits until the code field is shown
  useEffect(() => {
    if (isAsked) form.setFocus('code');
  }, [isAsked, form]);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isBusy && onAnswer(false)}
      focusFirst={() => form.setFocus('phone')}
      size="sm"
      title="Confirmá tu celular"
      description="Te mandamos un código por SMS. Ese celular queda como el teléfono de tu cuenta, y después seguís con lo que estabas haciendo."
      footer={
        <>
          {asked === null ? (
            <Button variant="ghost" disabled={isBusy} onClick={() => void enterEarlier()}>
              Ya tengo el código
            </Button>
          ) : (
            <Button
              variant="outline"
              busy={asking.isPending}
              disabled={confirming.isPending}
              onClick={() => void ask()}
            >
              Mandar otro código
            </Button>
          )}
          <Button type="submit" form={id} busy={asked === null ? asking.isPending : confirming.isPending}>
            {asked === null
              ? asking.isPending
                ? 'Mandando...'
                : 'Mandame el código'
              : confirming.isPending
                ? 'Confirmando...'
                : 'Confirmar'}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          // removes an error about an earlier code
          if (asking.isError) asking.reset();
          if (asked !== null) return void submit(event);
          event.preventDefault();
          void ask();
        }}
      >
        <TextField form={form} name="phone" label="Tu celular" type="tel" autoComplete="tel" />
        {asked !== null && (
          <TextField
            form={form}
            name="code"
            label="Código del SMS"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            hint={`${asking.data ? `Lo mandamos al ${asked}. Son` : 'Son'} 6 números.${asking.data && !asking.data.delayed ? ' Puede tardar un minuto.' : ''} No se lo pases a nadie.`}
          />
        )}
        {asked !== null && <Delayed by={asking.data?.delayed} />}
        {asking.error && (
          <FormNotice tone="danger">
            {messageOf(asking.error, 'No pudimos mandar el código. Probá de nuevo.')}
          </FormNotice>
        )}
        {failure && <FormNotice tone="danger">{failure}</FormNotice>}
      </form>
    </Dialog>
  );
}
