import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '@tero/shared/contract/endpoint';
import { notifications } from '@tero/shared/contract/notifications';
import type { NotificationSettings } from '@tero/shared/rules/notifications';
import { useWaiting } from '../../../common/outbox/waiting.ts';
import { aboutSettings } from '../../../common/subjects.ts';
import { call } from '../../../lib/http/api.ts';
import { forEditing } from '../../../lib/query/subject.ts';
import { useSession } from '../../../lib/session/session.ts';
import { send } from '../../../offline/outbox/outbox.ts';
import { wholeSettings } from './whole-settings.ts';

export interface SettingsAnswer {
  settings: NotificationSettings;
  smsAvailable: boolean;
  hasPhone: boolean;
  phoneConfirmed?: boolean | undefined;
  version?: string | undefined;
}

type Reply = ResponseOf<typeof notifications.settings>;

const title = 'Configuración de notificaciones';
const edit = '/notification-settings';

const ownSettings = aboutSettings.read({
  call: async ({ signal }) => read(await call(notifications.settings, { signal })),
  cache: { whose: 'own', days: 'any' },
  // another device may have changed the settings
  staleTime: 0,
});

export function useSettings() {
  return useQuery(forEditing(ownSettings()));
}

/** Saves the settings. Without a connection they wait in the outbox. */
export function useSaveSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ settings, version: ifMatch }: { settings: NotificationSettings; version: string | undefined }) =>
      send<Reply>({ kind: 'settings', params: {}, body: { settings }, title, edit, setKey: 'settings', ifMatch }),
    onSuccess: (result) => {
      if (result.state === 'sent') client.setQueryData(ownSettings.key(), read(result.reply));
    },
  });
}

/**
 * Returns the newest settings that wait on this device for a connection, or that the server refused and the person
 * corrects here. Returns undefined if there are none.
 */
export function useWaitingSettings() {
  const item = useWaiting('settings', true)
    .filter(({ state }) => state !== 'conflict')
    .at(-1);
  if (!item) return undefined;
  const { settings } = item.body as { settings: NotificationSettings };
  return { item, settings: wholeSettings(settings, settingsOwner()) };
}

/** Unsubscribes with the token of an email, without a session. */
export function useUnsubscribe(token: string) {
  return useMutation({
    mutationFn: async () => (await call(notifications.unsubscribe, { params: { token } })).category,
  });
}

/** Returns the account type of the session, because people see only their own settings. */
function settingsOwner() {
  return useSession.getState().userType ?? 'user';
}

function read({ data }: Reply): SettingsAnswer {
  return { ...data, settings: wholeSettings(data.settings, settingsOwner()) };
}
