// Only `WayLink` may lead to a chat or a call, because it always shows the line about money (rule TRUST-70).
import { visit } from './tree.mjs';

const advice = 'a chat or a call: give its address to WayLink of features/phones (rule TRUST-70)';

/** Modules that write such addresses for `WayLink`, and modules with which people send their own things to anybody. */
const makers = [
  'web/src/features/phones/CallLink.tsx',
  'web/src/features/phones/ContactButton.tsx',
  'web/src/features/inquiries/AnswerByChat.tsx',
  'web/src/features/inquiries/chat-of.ts',
  'web/src/features/quotes/QuoteChat.tsx',
  'web/src/features/quotes/use-arranging-chat.ts',
];
const ownMessages = [
  'web/src/common/share/ShareWays.tsx',
  'web/src/features/providers/details/WhatsAppTest.tsx',
  'web/src/features/safety/GoingPage.tsx',
];
/** Functions that return the address of a chat. */
const chats = new Set(['whatsappChat', 'whatsappUrl', 'quoteChat', 'acceptedChat', 'chatOf', 'resolvedChatOf']);
const begins = /^\s*(https?:\/\/(wa\.me|(api|web)\.whatsapp\.com)|whatsapp:|tel:|sms:)/;

/**
 * Returns the addresses of chats and calls in a module that may not write them, and the links to them in modules that
 * may.
 */
export function findWaysIn(program, _source, path) {
  const found = [];
  const mayLink = ownMessages.includes(path);
  const mayWrite = mayLink || makers.includes(path);
  let makesChats = mayWrite && !mayLink;
  const links = [];
  visit(program, (node) => {
    const text = textOf(node);
    if (text !== undefined && begins.test(text) && !mayWrite) found.push({ start: node.start, advice });
    if (node.type === 'ImportSpecifier' && chats.has(node.imported.name)) makesChats = true;
    if (node.type === 'JSXOpeningElement' && node.name.name === 'a') links.push(node);
  });
  if (makesChats) found.push(...links.map(({ start }) => ({ start, advice })));
  return found;
}

function textOf(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral') return node.quasis[0]?.value.cooked;
  return undefined;
}
