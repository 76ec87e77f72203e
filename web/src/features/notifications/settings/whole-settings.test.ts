import { defaultSettings } from '@tero/shared/rules/notifications';
import { expect, test } from 'vitest';
import { wholeSettings } from './whole-settings.ts';

test('complete settings stay unchanged', () => {
  expect(wholeSettings(defaultSettings(), 'provider')).toEqual(defaultSettings());
  expect(wholeSettings(defaultSettings(), 'user')).toEqual(defaultSettings('user'));
});

test('kinds that were left out are off, and those that a channel does not carry are dropped', () => {
  const given = defaultSettings();
  given.push.categories = { newMessages: true };
  given.sms.categories = { weeklyDigest: true, paymentReminders: true };
  const { push, sms, email } = wholeSettings(given, 'provider');
  expect(push.categories).toEqual({
    serviceUpdates: false,
    newMessages: true,
    paymentReminders: false,
    subscriptionAlerts: false,
    securityAlerts: false,
    promotionalOffers: false,
    reviewReminders: false,
  });
  expect(sms.categories).toEqual({ paymentReminders: true, subscriptionAlerts: false, securityAlerts: false });
  expect(email).toEqual(defaultSettings().email);
});
