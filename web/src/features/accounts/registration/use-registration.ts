import type { UseMutationResult } from '@tanstack/react-query';
import { delays } from '@tero/shared/delays';
import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import type { DelayedBy } from '../../../common/delivery/Delayed.tsx';
import { useBriefDraft } from '../../../common/form/use-brief-draft.ts';
import { isOwnDevice } from '../../../lib/device/platform.ts';
import { isApiError } from '../../../lib/http/client/api-error.ts';
import { useArrival } from '../../../lib/navigation/arrival.ts';
import { entryPath, nextPath } from '../../../lib/navigation/entry-path.ts';
import { keepReturnPath } from '../../../lib/navigation/return-path.ts';
import type { BriefDraft } from '../../../offline/drafts/drafts.ts';
import { toast } from '../../../ui/toast.tsx';
import { handedState } from '../handed-email.ts';
import { useLogin } from '../queries.ts';
import { showRegistrationFault } from '../registration-fault.ts';

const registered = 'Registro exitoso. Ya puedes iniciar sesión.';
const entered = 'Listo, ya entraste.';

interface Credentials {
  email: string;
  password: string;
}

interface RegistrationOptions<V> {
  draft: BriefDraft;
  blank: V;
  /** where a new account goes if it has no other destination */
  home: string;
  /** called after faults have been shown under their fields */
  onFault?: () => void;
}

/**
 * Submits a registration form, shows its faults, and signs in to the new account at once. The person then goes to the
 * page they wanted (rule ACC-40). `unverified` holds the account whose email must be verified first. If the sign-in
 * fails for another reason, the login follows.
 */
export function useRegistration<V extends FieldValues & Credentials, Out extends Credentials>(
  form: UseFormReturn<V, unknown, Out>,
  sending: UseMutationResult<{ delayed?: DelayedBy }, unknown, Out>,
  { draft, blank, home, onFault }: RegistrationOptions<V>,
) {
  const [general, setGeneral] = useState<string | null>(null);
  const [unverified, setUnverified] = useState<Credentials | null>(null);
  const { search } = useLocation();
  const next = nextPath(search);
  const enter = useLogin();
  const done = sending.isSuccess;
  useBriefDraft(form, draft, blank, done);
  useArrival(enter.isSuccess && !unverified, next ?? home, delays.registerRedirect);
  useLoginAfter(enter.isError && !unverified, sending.variables?.email ?? '');

  function signIn({ email, password }: Credentials) {
    enter.mutate(
      { identifier: email, password, remember: isOwnDevice() },
      {
        onSuccess: () => toast.success(entered),
        onError: (error) => {
          if (!isApiError(error, 'requires_verification')) return toast.success(registered);
          // the mailed link may open in another tab
          keepReturnPath(next);
          setUnverified({ email, password });
        },
      },
    );
  }
  const submit = form.handleSubmit((values) => {
    setGeneral(null);
    sending.mutate(values, {
      onSuccess: () => signIn(values),
      onError: (error) => {
        const fault = showRegistrationFault(form, error);
        setGeneral(fault);
        if (fault) toast.error(fault);
        onFault?.();
      },
    });
  }, onFault);
  const notice = enter.isSuccess ? entered : enter.isError ? registered : null;
  const waiting = unverified && { ...unverified, delayed: sending.data?.delayed, home: next ?? home };
  return { submit, general, busy: sending.isPending || done, isDone: done, notice, unverified: waiting };
}

/** Goes to the login, with the email filled in, 2 s after `isWanted` becomes true. */
function useLoginAfter(isWanted: boolean, email: string): void {
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => {
    if (!isWanted) return;
    const timer = window.setTimeout(() => {
      navigate(entryPath('login', location), { replace: true, state: handedState(email) });
    }, delays.registerRedirect);
    return () => window.clearTimeout(timer);
  }, [isWanted, navigate, location, email]);
}
