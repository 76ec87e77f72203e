import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { invites } from '@tero/shared/contract/invites';
import { call } from '../../lib/http/api.ts';
import { messageOf } from '../../lib/http/messages.ts';
import { subject } from '../../lib/query/subject.ts';
import { type Reader, useReader } from '../../lib/session/reader.ts';
import { toast } from '../../ui/toast.tsx';

const aboutInvites = subject('invites');

const ownInvite = aboutInvites.read({
  part: 'own',
  call: ({ signal }, _reader: Reader) => call(invites.own, { signal }),
  // a link is also shared where there is no signal
  cache: { whose: 'own', days: 'any' },
});

const inviteOfLink = aboutInvites.read({
  part: 'link',
  call: async ({ signal }, code: string) => (await call(invites.read, { params: { code }, signal })).invite,
  cache: { never: 'it is opened once, on the way to a registration, which needs signal too' },
});

/** My link, and how many came by it. */
export function useOwnInvite() {
  return useQuery(ownInvite(useReader()));
}

/** Reads who invites by a link. */
export function useInvite(code: string) {
  return useQuery(inviteOfLink(code));
}

/** Creates the account's invitation link; this needs the server at once. */
export function useMakeInvite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(invites.create),
    // read again, so that the device keeps it
    onSuccess: () => client.invalidateQueries({ queryKey: aboutInvites.prefix }),
    onError: (error) => toast.error(messageOf(error, 'No pudimos crear tu enlace. Probá de nuevo.')),
  });
}

/** Deactivates the account's link: people who open it read that it no longer works. */
export function useEndInvite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(invites.remove),
    onSuccess: () => {
      toast.success('Anulamos tu enlace');
      return client.invalidateQueries({ queryKey: aboutInvites.prefix });
    },
    onError: (error) => toast.error(messageOf(error, 'No pudimos anular tu enlace. Probá de nuevo.')),
  });
}
