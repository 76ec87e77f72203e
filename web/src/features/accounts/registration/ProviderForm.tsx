import { type ReactNode, useEffect } from 'react';
import { ActionBar } from '../../../ui/ActionBar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { PasswordField } from '../../../ui/FormFields.tsx';
import { FormGroup } from '../../../ui/FormGroup.tsx';
import { StepProgress } from '../../../ui/StepProgress.tsx';
import { useIsDrawn } from '../../../ui/use-is-drawn.ts';
import { detailsOf } from '../../providers/details/details-form.ts';
import { IdentityFields } from '../../providers/details/IdentityFields.tsx';
import { PhoneField } from '../../providers/details/PhoneField.tsx';
import { TradeFields } from '../../providers/details/TradeFields.tsx';
import { WhatsAppTest } from '../../providers/details/WhatsAppTest.tsx';
import { PlanAhead } from '../../subscriptions/PlanAhead.tsx';
import { NewPasswordField } from '../password/NewPasswordField.tsx';
import { passwordHint } from '../password/password-hint.ts';
import { useRegisterProvider } from '../queries.ts';
import { ConsentField } from './ConsentField.tsx';
import { PersonFields } from './PersonFields.tsx';
import { personOf } from './person-form.ts';
import { blankProvider, providerDraft, providerSteps, useProviderForm } from './provider-form.ts';
import { RegisterButton, RegisterNotice } from './RegisterButton.tsx';
import { useRegistration } from './use-registration.ts';
import { useSteps } from './use-steps.ts';
import { VerifyFirst } from './VerifyFirst.tsx';

const titles = providerSteps.map(({ title }) => title);

/**
 * Registers a provider in steps (rule ACC-88). All fields are in the page at once, so that a password manager sees one
 * form.
 */
export function ProviderForm() {
  const form = useProviderForm();
  // before the code has loaded, the browser would submit the form itself, so the form uses `post`; what was typed until
  // then is kept
  const isDrawn = useIsDrawn();
  const details = detailsOf(form);
  const { step, isLast, line, back, submitted, showFault, finish } = useSteps(form, providerSteps);
  const registration = useRegistration(form, useRegisterProvider(), {
    draft: providerDraft,
    blank: blankProvider,
    home: '/provider-profile',
    onFault: showFault,
  });
  const { submit, general, busy, isDone, notice, unverified } = registration;
  useEffect(() => {
    if (isDone) finish();
  });
  if (unverified) return <VerifyFirst {...unverified} />;
  const fields: ReactNode[] = [
    <>
      <PersonFields form={personOf(form)} />
      <PhoneField form={details} />
      <WhatsAppTest form={details} />
    </>,
    <>
      <TradeFields form={details} />
      <PlanAhead />
    </>,
    <IdentityFields key="identity" form={details} />,
    <>
      <NewPasswordField
        form={form}
        name="password"
        repetition="confirmPassword"
        label="Contraseña"
        hint={passwordHint()}
      />
      <PasswordField form={form} name="confirmPassword" label="Repetí la contraseña" />
      <ConsentField form={form} name="accepts" />
      <RegisterNotice fault={general} notice={notice} />
    </>,
  ];
  return (
    <form method="post" onSubmit={(event) => submitted(event, submit)} noValidate className="flex flex-col gap-6">
      <StepProgress label="Progreso del registro" titles={titles} step={step} lineRef={line} />
      {providerSteps.map(({ title, text }, at) => (
        <div key={title} hidden={at !== step}>
          <FormGroup title={title} text={text}>
            {fields[at]}
          </FormGroup>
        </div>
      ))}
      <ActionBar>
        {step > 0 && (
          <Button variant="outline" size="lg" disabled={busy} onClick={back}>
            Atrás
          </Button>
        )}
        {isLast ? (
          <RegisterButton busy={busy} isDone={isDone} />
        ) : (
          <Button type="submit" size="lg" wide disabled={!isDrawn}>
            Continuar
          </Button>
        )}
      </ActionBar>
    </form>
  );
}
