import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { emailChange } from '@tero/shared/contract/accounts-email-change';
import { call } from '../../../lib/http/api.ts';
import { subject } from '../../../lib/query/subject.ts';
import { type Reader, useReader } from '../../../lib/session/reader.ts';
import { verifySession } from '../../../lib/session/verify-session.ts';
import { toast } from '../../../ui/toast.tsx';

const aboutEmailChange = subject('email-change');

const waitingChange = aboutEmailChange.read({
  call: ({ signal }, _reader: Reader) => call(emailChange.waiting, { signal }),
  cache: { never: 'it is confirmed in a mailbox, often on another device' },
  staleTime: 0,
});

/** Reads the change that awaits confirmation (null if there is none), and whether its email is delayed. */
export function useWaitingChange() {
  return useQuery(waitingChange(useReader()));
}

/**
 * Requests another email for the account. The person confirms their identity if the server requires it (rule SES-24).
 */
export function useRequestChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { email: string }) => call(emailChange.request, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: aboutEmailChange.prefix }),
  });
}

export function useCancelChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(emailChange.cancel),
    onSuccess: ({ message }) => {
      toast.success(message ?? 'Cancelamos el cambio.');
      return client.invalidateQueries({ queryKey: aboutEmailChange.prefix });
    },
  });
}

/** Confirms the new address with a link, then updates the session so that it shows the new address at once. */
export function useConfirmChange() {
  return useMutation({
    mutationFn: (token: string) => call(emailChange.confirm, { body: { token } }),
    onSuccess: () => verifySession(),
  });
}

/**
 * Stops or undoes a change with the link sent to the old address. The server ends all sessions of the account,
 * including the session in this browser.
 */
export function useStopChange() {
  return useMutation({
    mutationFn: (token: string) => call(emailChange.stop, { body: { token } }),
    onSuccess: () => verifySession(),
  });
}
