import type { NoticeType } from '@tero/shared/rules/notifications';
import {
  type CategoryKey,
  type Channel,
  categoryKeys,
  channels,
  noticeCategories,
} from '@tero/shared/rules/notifications';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmPhone } from '../../../../test/confirmed-phone.ts';
import { deliveriesOf, outboxOf } from '../../../../test/deliveries.ts';
import { startHarness } from '../../../../test/harness.ts';
import { addBrowser, tell } from '../../../../test/notices.ts';
import { createClient, createProvider, type Person } from '../../../../test/people.ts';
import { startPushService } from '../../../../test/push-service.ts';
import { startSmsGateway } from '../../../../test/sms-gateway.ts';
import { startSmtp } from '../../../../test/smtp.ts';

const [smtp, push, sms] = await Promise.all([startSmtp(), startPushService(), startSmsGateway()]);
const h = await startHarness({ SMTP_URL: smtp.url, PUSH_ALLOW_LOOPBACK: '1', ...sms.env });
const { deliver } = deliveriesOf(h);
afterAll(() => Promise.all([smtp.close(), push.close(), sms.close()]));

/** The categories in the settings form. Other tests cover the category that administrators choose in the panel. */
type SettingKey = Exclude<CategoryKey, 'teamWork'>;
const kinds: Record<SettingKey, NoticeType> = {
  serviceUpdates: 'profile_approved',
  newMessages: 'new_message',
  paymentReminders: 'payment_reminder',
  subscriptionAlerts: 'subscription_activated',
  securityAlerts: 'security_alert',
  promotionalOffers: 'promotion',
  weeklyDigest: 'weekly_digest',
  reviewReminders: 'review_reminder',
};
const carries = (channel: Channel, category: CategoryKey) =>
  noticeCategories.find(({ key }) => key === category)?.availableFor.includes(channel) === true;
const settingKeys = categoryKeys.filter((key): key is SettingKey => key !== 'teamWork');
const rows = channels.flatMap((channel) => settingKeys.map((category) => ({ channel, category })));

let person: Person;
let browser: string;
let said = 0;
beforeAll(async () => {
  person = await createProvider(h);
  await confirmPhone(h, person);
  browser = (await addBrowser(h, person, push)).endpoint;
});

/**
 * Turns on one category of one channel as `on` says, and all others off; `enabled` is the switch of the channel itself.
 */
async function set(channel: Channel, category: CategoryKey, on: boolean, enabled = true): Promise<void> {
  const off = Object.fromEntries(categoryKeys.map((key) => [key, false]));
  const settings = Object.fromEntries(
    channels.map((name) => [
      name,
      name === channel ? { enabled, categories: { ...off, [category]: on } } : { enabled: false, categories: {} },
    ]),
  );
  const response = await h.call('PUT', '/api/notifications/settings', { as: person.token, body: { settings } });
  expect(response.status).toBe(200);
}

/** Counts the messages of the event that arrived, by channel. */
async function arrivals(category: SettingKey): Promise<Record<Channel, number>> {
  said += 1;
  const title = `Suceso ${said}.`;
  await tell(h, person, { type: kinds[category], title });
  await deliver();
  return {
    email: smtp.mails.filter((mail) => mail.subject === title && mail.recipients.includes(person.email)).length,
    push: push.messages.filter((one) => one.endpoint === browser && one.text.includes(title)).length,
    sms: sms.texts.filter((text) => text.to === '+59899123456' && text.body.includes(title)).length,
  };
}

const none = { email: 0, push: 0, sms: 0 };

describe.each(rows)('$category by $channel', ({ channel, category }) => {
  // security alerts are always mailed (rule ACC-83)
  const always = { ...none, email: category === 'securityAlerts' ? 1 : 0 };

  it('arrives once where the channel carries it and both are on, and nowhere else', async () => {
    await set(channel, category, true);
    expect(await arrivals(category)).toEqual({ ...always, [channel]: carries(channel, category) ? 1 : 0 });
  });

  it('stays away with the category off', async () => {
    await set(channel, category, false);
    expect(await arrivals(category)).toEqual(always);
  });

  it('stays away with the channel off, whatever its categories say', async () => {
    await set(channel, category, true, false);
    expect(await arrivals(category)).toEqual(always);
  });
});

describe('the settings', () => {
  it('count when the message is sent: what is switched off meanwhile does not go', async () => {
    await set('email', 'reviewReminders', true);
    await tell(h, person, { title: 'Apagado a tiempo' });
    await set('email', 'reviewReminders', false);
    await deliver();
    expect(smtp.mails.some((mail) => mail.subject === 'Apagado a tiempo')).toBe(false);
    const last = (await outboxOf(h, person.id)).filter(({ channel }) => channel === 'email').at(-1);
    expect(last).toMatchObject({ status: 'skipped' });
  });

  it('leave no delivery waiting once all are done', async () => {
    const waiting = (await outboxOf(h, person.id)).filter(({ status }) => status === 'pending' || status === 'dead');
    expect(waiting).toEqual([]);
    expect(push.faults).toEqual([]);
  });
});

describe('a text', () => {
  it('is not even written where no gateway is configured, and the settings say so', async () => {
    const bare = await startHarness();
    const other = await createClient(bare);
    const sms = { enabled: true, categories: { securityAlerts: true } };
    const settings = { email: { enabled: false, categories: {} }, push: { enabled: false, categories: {} }, sms };
    const path = '/api/notifications/settings';
    const response = await bare.call<{ data: object }>('PUT', path, { as: other.token, body: { settings } });
    expect(response.body.data).toMatchObject({ smsAvailable: false, hasPhone: true });
    await tell(bare, other, { type: 'security_alert' });
    expect((await outboxOf(bare, other.id)).map(({ channel }) => channel)).toEqual(['email']);
  });

  it('needs a mobile phone of Uruguay', async () => {
    for (const phone of [null, '2901 2345']) {
      const other = await createClient(h, { phone });
      const response = await h.call<{ data: object }>('GET', '/api/notifications/settings', { as: other.token });
      expect(response.body.data).toMatchObject({ smsAvailable: true, hasPhone: false });
      await tell(h, other, { type: 'security_alert' });
      expect((await outboxOf(h, other.id)).map(({ channel }) => channel)).toEqual(['email']);
    }
  });

  it('is one message of plain letters', async () => {
    await set('sms', 'securityAlerts', true);
    await tell(h, person, { type: 'security_alert', title: 'Cambió «tu» contraseña', message: 'ñandú '.repeat(60) });
    await deliver('sms');
    const body = sms.texts.at(-1)?.body ?? '';
    expect(body).toMatch(/^Tero: Cambio "tu" contraseña\. ñandu/);
    expect(body.length).toBeLessThanOrEqual(160);
  });
});
