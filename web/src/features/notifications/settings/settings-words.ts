import { categoriesOf, channels, type SettingsOwner } from '@tero/shared/rules/notifications';
import type { FieldWord, FormWords } from '../../../common/conflict/differences.ts';

const channelNames = { email: 'Email', push: 'Notificaciones push', sms: 'SMS' };

/** Returns the names of the switches as the form shows them: 'Email: Mensajes nuevos'. */
export function settingsWords(owner: SettingsOwner): FormWords {
  const say = (on: boolean) => (on ? 'Activado' : 'Desactivado');
  const words = channels.flatMap((channel): [string, FieldWord][] => [
    [`${channel}.enabled`, { label: channelNames[channel], say }],
    ...categoriesOf(channel, owner).map(({ key, title }): [string, FieldWord] => [
      `${channel}.categories.${key}`,
      { label: `${channelNames[channel]}: ${title}`, say },
    ]),
  ]);
  return Object.fromEntries(words);
}
