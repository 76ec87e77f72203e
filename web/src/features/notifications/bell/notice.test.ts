import { expect, test } from 'vitest';
import { badgeText, bellLabel, readNotice } from './notice.ts';

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
  [0, '0', 'Notificaciones'],
  [1, '1', 'Notificaciones, 1 sin leer'],
  [99, '99', 'Notificaciones, 99 sin leer'],
  [100, '99+', 'Notificaciones, 99+ sin leer'],
  [5000, '99+', 'Notificaciones, 99+ sin leer'],
])('%d unread', (count, badge, label) => {
  expect(badgeText(count)).toBe(badge);
  expect(bellLabel(count)).toBe(label);
});
