import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Harness } from '../../api/test/harness.ts';
import type { Person } from '../../api/test/people.ts';
import { fill, label, main } from './acts.ts';
import { open } from './open.tsx';

/** Returns the rows of the table on the screen, without its head. */
export const rows = () => screen.queryAllByRole('row').filter((row) => within(row).queryAllByRole('cell').length > 0);

/** Searches the table on the screen, waits until the server has found exactly one row, and returns it. */
export async function foundRow(user: UserEvent, search: string): Promise<HTMLElement> {
  await fill(user, await screen.findByRole('searchbox', { name: /^Buscar en/ }), search);
  await waitFor(() => {
    expect(within(main()).getByRole('status')).toHaveTextContent(/^1 resultado$/);
    expect(rows()).toHaveLength(1);
    // earlier results are dimmed until then
    expect(new URLSearchParams(location.search).get('q')).toBe(search);
    expect(rows()[0]?.closest('[aria-busy]')).toBeNull();
  });
  return rows()[0] as HTMLElement;
}

/** Expects the actions on an entity in the panel's log, newest first. */
export async function expectActs(h: Harness, as: Person, type: string, id: number, acts: string[]): Promise<void> {
  await open(h, `/admin/logs?entityType=${type}&limit=100`, { as, on: 'desktop' });
  await waitFor(() => {
    const about = new RegExp(`\\(${id}\\)|n\\.º ${id}(?!\\d)`);
    const own = rows().filter((row) => about.test(within(row).getAllByRole('cell')[3]?.textContent ?? ''));
    expect(own.map((row) => within(row).getAllByRole('cell')[2]?.textContent)).toEqual(acts);
  });
}

/** Picks a row of another table in a form; the search narrows the list. */
export async function pick(user: UserEvent, form: HTMLElement, name: string, search: string, id: number) {
  await fill(user, within(form).getByLabelText(`Buscar ${name.toLowerCase()}`), search);
  const list = within(form).getByLabelText(label(name));
  await waitFor(() => expect(list.querySelector(`option[value="${id}"]`)).not.toBeNull());
  await user.selectOptions(list, String(id));
}
