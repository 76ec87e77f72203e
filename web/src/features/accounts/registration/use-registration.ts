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
  /** where a new account goes that wanted nothing else */
  home: string;
  /** called when fields have faults, which stand under them by then */
  onFault?: () => void;
}

/**
 * Submits a registration form, shows its faults, and signs the new account in at once: it goes on to what it wanted
 * (rule ACC-40). Where the email has to be verified first, `unverified` says whose; where signing in failed otherwise,
 * the login follows.
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
          // the mailed link may be opened in another tab
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

/** Goes on to the login with the email filled in, 2 s after `isWanted` becomes true. */
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
