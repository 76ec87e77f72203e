import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import type { startPaying } from '../../api/test/payments.ts';
import type { Person } from '../../api/test/people.ts';
import { open } from './open.tsx';

type Paying = Awaited<ReturnType<typeof startPaying>>;

export const main = () => within(screen.getByRole('main'));
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
export const says = (text: string | RegExp) => waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(text));
export const banner = () => screen.findByRole('region', { name: 'Tu suscripción' });

/** Presses the button that leads to the checkout, and returns the checkout's address. */
export async function checkout({ h }: Paying, user: UserEvent): Promise<string> {
  const leave = vi.spyOn(location, 'assign').mockReturnValue();
  await user.click(await main().findByRole('button', { name: /^(Suscribirme|Continuar con el pago)$/ }));
  await waitFor(() => expect(leave).toHaveBeenCalledOnce());
  const { origin, pathname } = new URL(String(leave.mock.lastCall?.[0]));
  leave.mockRestore();
  expect(origin + pathname).toMatch(/^http:\/\/tero\.test\/sandbox\/pagos\/[0-9a-f]+$/);
  const { statusCode, body } = await h.app.inject({ url: pathname });
  expect(statusCode).toBe(200);
  return body;
}

/** The status in the return address for each outcome: to pay, to be refused, or to leave the checkout. */
const returns = { pay: 'approved', reject: 'rejected', leave: 'null' };

/**
 * Goes from the screen to the checkout, decides there as `action` says, and opens the page to which the checkout
 * returns. `firstCharge` is the text that the screen shows about the first charge.
 */
export async function decide(
  paying: Paying,
  person: Person,
  user: UserEvent,
  action: keyof typeof returns,
  firstCharge = /El primer cobro es un mes después de la activación/,
): Promise<UserEvent> {
  expect(await checkout(paying, user)).toMatch(firstCharge);
  if (action !== 'leave') await paying.decide(person, action);
  return open(paying.h, `/subscription-success?collection_status=${returns[action]}`, { as: person });
}
