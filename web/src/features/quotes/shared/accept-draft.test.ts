import { beforeEach, expect, test } from 'vitest';
import { newDevice } from '../../../../test/device.ts';
import { dropAccept, keepAccept, readAccept } from './accept-draft.ts';

beforeEach(() => void newDevice());

const ana = { id: 7, name: 'Ana Pérez', phone: '098765432' };
const visitors = { quoteId: 3, account: null };
const typed = { name: 'Ana', phone: '098 765 432', asked: '098 765 432', asked_version: 2 };

test('who accepts finds what was typed and the code that was asked for, until it is accepted', () => {
  expect(readAccept(visitors)).toEqual({ name: '', phone: '', asked: '', asked_version: 0 });
  keepAccept(visitors, typed);
  expect(readAccept(visitors)).toEqual(typed);
  expect(readAccept({ quoteId: 4, account: null }).name).toBe('');
  keepAccept({ quoteId: 3, account: ana }, typed);
  keepAccept({ quoteId: 33, account: null }, typed);
  // whoever had typed it
  dropAccept(3);
  expect(readAccept(visitors).name).toBe('');
  expect(readAccept({ quoteId: 3, account: ana }).asked).toBe('');
  expect(readAccept({ quoteId: 33, account: null })).toEqual(typed);
});

test('who is signed in begins with name and phone of the account, and with nothing of who was not', () => {
  keepAccept(visitors, typed);
  expect(readAccept({ quoteId: 3, account: ana })).toMatchObject({
    name: 'Ana Pérez',
    phone: '098 765 432',
    asked: '',
  });
  expect(readAccept({ quoteId: 3, account: { ...ana, phone: null } }).phone).toBe('');
  keepAccept({ quoteId: 3, account: ana }, { ...typed, name: 'Ana P.' });
  expect(readAccept({ quoteId: 3, account: ana }).name).toBe('Ana P.');
});

test('whoever signs out leaves none of it to whoever has the phone next (rule QUOTE-25)', async () => {
  keepAccept(visitors, typed);
  keepAccept({ quoteId: 4, account: ana }, typed);
  sessionStorage.setItem('tero.else', 'stays');
  const { useSession } = await import('../../../lib/session/session.ts');
  const { signOutHere } = await import('../../../lib/session/sign-out.ts');
  const { forgetAtSignOut } = await import('../../../lib/session/forget-briefs.ts');
  const stop = forgetAtSignOut();
  localStorage.setItem('tero.owner', 'user:7');
  useSession.setState({ account: ana as never });
  signOutHere();
  stop();
  expect(readAccept(visitors).name).toBe('');
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('tero.'))).toEqual(['tero.else']);
});

test('nor does whoever signs out in another tab, and an expired session leaves it to its owner', async () => {
  const { useSession } = await import('../../../lib/session/session.ts');
  const { forgetAtSignOut } = await import('../../../lib/session/forget-briefs.ts');
  const stop = forgetAtSignOut();
  const enter = () => useSession.setState({ account: ana as never });
  const end = () => useSession.setState({ account: null });
  keepAccept({ quoteId: 4, account: ana }, typed);
  enter();
  localStorage.setItem('tero.owner', 'user:7');
  end();
  expect(readAccept({ quoteId: 4, account: ana }).asked).toBe(typed.asked);
  enter();
  localStorage.removeItem('tero.owner');
  end();
  expect(readAccept({ quoteId: 4, account: ana }).asked).toBe('');
  stop();
});
