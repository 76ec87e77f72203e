import { expect, test } from 'vitest';
import { badgeText, bellLabel, readNotice, toldHere } from './notice.ts';

const notification = { id: 7, type: 'new_review', title: 'Nueva reseña', message: '', link: null, is_read: false };

test.each([
  [JSON.stringify({ unreadCount: 3, notification }), { unreadCount: 3, notification }],
  ['{"unreadCount":0}', { unreadCount: 0, notification: null }],
  ['{"unreadCount":2,"notification":{"id":"7"}}', { unreadCount: 2, notification: null }],
  ['{"unreadCount":"3"}', null],
  ['{}', null],
  ['null', null],
  ['hola', null],
  ['', null],
])('reads %s', (data, notice) => {
  expect(readNotice(data)).toEqual(notice);
});

test.each([
  [0, '0', 'Avisos'],
  [1, '1', 'Avisos, 1 sin leer'],
  [99, '99', 'Avisos, 99 sin leer'],
  [100, '99+', 'Avisos, 99+ sin leer'],
  [5000, '99+', 'Avisos, 99+ sin leer'],
])('%d unread', (count, badge, label) => {
  expect(badgeText(count)).toBe(badge);
  expect(bellLabel(count)).toBe(label);
});

test('an address opens the unread notices that lead to it, but for security alerts (rule NOTI-91)', () => {
  const link = '/presupuesto/abc';
  const like = (id: number, given: object) => ({ ...notification, id, link, created_at: '', ...given });
  const list = [
    like(1, {}),
    like(2, { is_read: true }),
    like(3, { link: '/presupuesto/abcd' }),
    like(4, { link: null }),
    like(5, { type: 'security_alert' }),
  ];
  expect(toldHere(list, link).map(({ id }) => id)).toEqual([1]);
  expect(toldHere(list, '/historial')).toEqual([]);
});
