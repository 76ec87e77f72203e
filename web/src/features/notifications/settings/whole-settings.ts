import {
  type Channel,
  type ChannelSettings,
  categoriesOf,
  type NotificationSettings,
} from '@tero/shared/rules/notifications';

/** Completes the settings with every kind of each channel; kinds that the server leaves out are off. */
export function wholeSettings(given: NotificationSettings): NotificationSettings {
  return { email: whole(given, 'email'), push: whole(given, 'push'), sms: whole(given, 'sms') };
}

function whole(given: NotificationSettings, channel: Channel): ChannelSettings {
  const { enabled, categories } = given[channel];
  return {
    enabled,
    categories: Object.fromEntries(categoriesOf(channel).map(({ key }) => [key, categories[key] === true])),
  };
}
