import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '@tero/shared/contract/endpoint';
import { notifications } from '@tero/shared/contract/notifications';
import type { NotificationSettings } from '@tero/shared/rules/notifications';
import { call } from '../../../lib/http/api.ts';
import { subject } from '../../../lib/query/subject.ts';
import { useSession } from '../../../lib/session/session.ts';
import { wholeSettings } from './whole-settings.ts';

export interface SettingsAnswer {
  settings: NotificationSettings;
  smsAvailable: boolean;
  hasPhone: boolean;
}

const ownSettings = subject('notification-settings').read({
  call: async ({ signal }) => read(await call(notifications.settings, { signal })),
  cache: { never: 'settings are shown to be changed, which the server does at once' },
  // another device may have changed them
  staleTime: 0,
});

export function useSettings() {
  return useQuery(ownSettings());
}

export function useSaveSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (settings: NotificationSettings) =>
      read(await call(notifications.updateSettings, { body: { settings } })),
    onSuccess: (response) => client.setQueryData(ownSettings.key(), response),
  });
}

/** Unsubscribes with the token of an email instead of a session. */
export function useUnsubscribe(token: string) {
  return useMutation({
    mutationFn: async () => (await call(notifications.unsubscribe, { params: { token } })).category,
  });
}

/** Whose settings are read: nobody else than the account of the session sees them. */
function settingsOwner() {
  return useSession.getState().userType ?? 'user';
}

function read({ data }: ResponseOf<typeof notifications.settings>): SettingsAnswer {
  return { ...data, settings: wholeSettings(data.settings, settingsOwner()) };
}
