import type { UseMutationResult } from '@tanstack/react-query';
import { delays } from '@tero/shared/limits';
import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import type { TextDraft } from '../../../offline/drafts/drafts.ts';
import { useTextDraft } from '../../../parts/form/use-text-draft.ts';
import { toast } from '../../../ui/toast.tsx';
import { registeredState } from '../registered-email.ts';
import { showRegistrationFault } from '../registration-fault.ts';

const registered = 'Registro exitoso. Ya puedes iniciar sesión.';

/** Submits a registration form: sends it, shows its faults, and goes on to the login. */
export function useRegistration<V extends FieldValues & { email: string }, Out extends { email: string }>(
  form: UseFormReturn<V, unknown, Out>,
  sending: UseMutationResult<unknown, unknown, Out>,
  draft: TextDraft,
  blank: V,
) {
  const [general, setGeneral] = useState<string | null>(null);
  const navigate = useNavigate();
  const { search } = useLocation();
  const done = sending.isSuccess;
  const email = sending.variables?.email ?? '';
  useTextDraft(form, draft, blank, done);

  useEffect(() => {
    if (!done) return;
    const timer = window.setTimeout(() => {
      navigate({ pathname: '/login', search }, { replace: true, state: registeredState(email) });
    }, delays.registerRedirect);
    return () => window.clearTimeout(timer);
  }, [done, navigate, search, email]);

  const submit = form.handleSubmit((values) => {
    setGeneral(null);
    sending.mutate(values, {
      onSuccess: () => toast.success(registered),
      onError: (error) => {
        const fault = showRegistrationFault(form, error);
        setGeneral(fault);
        if (fault) toast.error(fault);
      },
    });
  });
  return { submit, general, busy: sending.isPending || done, notice: done ? registered : null };
}
