import { noticeTypes } from '@tero/shared/rules/notifications';
import { firstName } from '@tero/shared/rules/person-name';
import { day } from '@tero/shared/rules/time/durations';
import { beforeAll, describe, expect, test } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { longest, usual, type Words } from '../../../test/texts/people.ts';
import { type SampleText, sheetOf } from '../../../test/texts/sheet.ts';
import { gsmText, segment, septets } from '../../delivery/sms/gsm.ts';

const sms = { SMS_URL: 'http://127.0.0.1:9/sms', SMS_USER: 'u', SMS_PASSWORD: 'p', SMS_FROM: '+15550100' };
const h = await startHarness({ ...sms, SUPPORT_EMAIL: 'equipo@tero.example', PUBLIC_URL: 'https://tero.example' });

/** The number of letters of a push's title and text that a phone shows before a person opens the push. */
const shown = { title: 40, body: 340 };
/** The letters within which an alert must say what to do. */
const step = 100;
const isStep = /^(Si [^.]*, )?(cambiá|cambiala|recuperá|entrá)|, cambiala\./i;

describe.each([
  ['usual', usual],
  ['longest', longest],
] as [string, Words][])('with the %s words', (_, words) => {
  let sheet: SampleText[] = [];
  beforeAll(async () => {
    // a phone is sent a code a minute
    h.clock.advance(day);
    sheet = await sheetOf(h, words);
  });
  const all = <T>(of: (one: SampleText) => T | null) =>
    sheet.flatMap((one) => {
      const text = of(one);
      return text === null ? [] : [[one.name, text] as const];
    });

  test('the sheet has every kind of notice', () => {
    const written = new Set(sheet.map(({ type }) => type));
    expect(Object.keys(noticeTypes).filter((type) => !written.has(type as keyof typeof noticeTypes))).toEqual([]);
  });

  test('every SMS is one of 160 septets, without a cut (rule NOTI-93)', () => {
    const texts = all((one) => one.sms);
    expect(texts.length).toBeGreaterThan(30);
    expect(texts.filter(([, text]) => septets(gsmText(text)) > segment)).toEqual([]);
  });

  test('every push says who did what in 40 letters, and the rest in a screen (rule NOTI-93)', () => {
    const pushes = all((one) => one.push);
    expect(pushes.length).toBeGreaterThan(50);
    // also in the team's answers and alerts
    expect(pushes.filter(([, { title }]) => title.length > shown.title)).toEqual([]);
    expect(pushes.filter(([, { body }]) => body.length > shown.body || body === '')).toEqual([]);
  });

  test('a security alert begins with what to do', () => {
    const alerts = sheet.filter(({ type }) => type === 'security_alert');
    expect(alerts).toHaveLength(6);
    for (const { push } of alerts) {
      const [first = ''] = push?.body.split('. ') ?? [];
      expect(first).toMatch(isStep);
      expect(first.length).toBeLessThan(step);
    }
  });

  test('every mail greets by the first name, has a preheader and says where an answer goes (rule NOTI-94)', () => {
    const mails = all((one) => one.mail);
    expect(mails.length).toBeGreaterThan(60);
    for (const [name, { html, text, replyTo, subject }] of mails) {
      const preheader = /<div style="display:none[^>]*>([^<]+?)(&#847; )/.exec(html)?.[1] ?? '';
      expect([name, preheader.length > 20, replyTo?.address]).toEqual([name, true, 'equipo@tero.example']);
      expect(text).toContain('Respondé este email o escribinos: https://tero.example/contacto');
      const greeting = /^Hola, (.*):/.exec(text)?.[1];
      expect([name, greeting]).toEqual([name, name.startsWith('Boletín') ? undefined : firstName(words.person)]);
      if (!subject.startsWith('Re: ')) expect(subject.length).toBeLessThan(61);
    }
  });
});
