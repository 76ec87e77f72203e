import { expect, test } from 'vitest';
import { judgeModule } from './rules.mjs';

const rulesIn = (path, text) => judgeModule({ path, text }).filter(({ rule }) => rule === 'way in');

test.each([
  'const to = address`https://wa.me/`;',
  'const to = "tel:+59899123456";',
  'const call = <a href={`tel:+`}>Llamar</a>;',
  'const to = "https://api.whatsapp.com/send?phone=1";',
  'const to = `sms:`;',
  'import { chatOf } from "./chat-of.ts"; const link = <a href={chatOf(one)}>Chat</a>;',
  'import { whatsappChat } from "@tero/shared/rules/phone"; const link = <a href={whatsappChat(one)}>Chat</a>;',
])('no other module leads into a chat or a call: %s', (text) => {
  expect(rulesIn('web/src/features/services/Card.tsx', text)).toHaveLength(1);
});

test('a module that writes such an address has no link of its own', () => {
  const path = 'web/src/features/phones/CallLink.tsx';
  const link = (name) => `const call = <${name} href={address\`tel:+\`}>Llamar</${name}>;`;
  expect(rulesIn(path, link('WayLink'))).toEqual([]);
  expect(rulesIn(path, link('a'))).toHaveLength(1);
});

test('what one sends of the own has no line', () => {
  const text = 'const link = <a href={address`https://wa.me/?text=`}>Mandar</a>;';
  expect(rulesIn('web/src/common/share/ShareWays.tsx', text)).toEqual([]);
});
