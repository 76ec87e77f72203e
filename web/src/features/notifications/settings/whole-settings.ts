import {
  type Channel,
  type ChannelSettings,
  categoriesOf,
  type NotificationSettings,
  type SettingsOwner,
} from '@tero/shared/rules/notifications';

/** Returns an account's settings with every kind of each channel. Kinds that the server leaves out are off. */
export function wholeSettings(given: NotificationSettings, owner: SettingsOwner): NotificationSettings {
  return {
    email: whole(given.email, 'email', owner),
    push: whole(given.push, 'push', owner),
    sms: whole(given.sms, 'sms', owner),
  };
}

function whole({ enabled, categories }: ChannelSettings, channel: Channel, owner: SettingsOwner): ChannelSettings {
  return {
    enabled,
    categories: Object.fromEntries(categoriesOf(channel, owner).map(({ key }) => [key, categories[key] === true])),
  };
}
