import type { Quote, SharedQuote } from '@tero/shared/contract/quotes';
import type { Harness } from './harness.ts';
import { createClient, type Person } from './people.ts';
import { quoteCalls } from './quotes.ts';
import { createPublisher } from './service-form.ts';

type Link = Pick<Quote, 'path'>;
interface Reply {
  quote: SharedQuote;
  current?: SharedQuote;
}

/** A cita as its form sends it. */
export const thursday = {
  ...{ day: '2026-03-12', from: '10:00', until: '12:00' },
  ...{ place: 'Rivera 1234, apto 2', note: 'Llevo todo' },
};

/** Returns the calls about citas as people make them, and the notices that people get about them. */
export function citaCalls(h: Harness) {
  const { db } = h.deps;
  const { make, agree, linkOf } = quoteCalls(h);
  const propose = (quote: Link, as: Person | null, body: object = {}) =>
    h.call<Reply>('POST', `${linkOf(quote)}/cita`, { as: as?.token, body: { sequence: 0, ...thursday, ...body } });
  const answer = (quote: Link, as: Person | null, body: object) =>
    h.call<Reply>('POST', `${linkOf(quote)}/cita/answer`, { as: as?.token, body });
  const confirm = (quote: Link, as: Person, sequence = 1) => answer(quote, as, { sequence, answer: 'confirm' });
  const askCode = (quote: Link, as: Person | null = null) =>
    h.call('POST', `${linkOf(quote)}/cita/code`, { as: as?.token });
  const askCameCode = (quote: Link) => h.call('POST', `${linkOf(quote)}/cita/came/code`);
  const came = (quote: Link, as: Person | null, body: object = {}) =>
    h.call<Reply>('POST', `${linkOf(quote)}/cita/came`, {
      as: as?.token,
      body: { sequence: 2, outcome: 'came', ...body },
    });

  /** Returns a quote that a client has accepted, either signed in or with only a phone. */
  const agreed = async (given: { phone?: string } = {}) => {
    const [provider, client] = [await createPublisher(h), await createClient(h)];
    const { quote } = (await make(provider)).body;
    await db.deleteFrom('phone_codes').execute();
    const { status } = await agree(quote, given.phone ? given : { as: client });
    if (status !== 200) throw new Error(`accepting the quote answered ${status}`);
    return { provider, client, quote };
  };

  const noticesOf = ({ id }: Person) => {
    const query = db.selectFrom('notifications').select(['title', 'message', 'link']).where('account_id', '=', id);
    return query.where('type', '=', 'cita').orderBy('id').execute();
  };
  const titlesOf = async (person: Person) => (await noticesOf(person)).map(({ title }) => title);
  return { propose, answer, confirm, came, askCode, askCameCode, agreed, noticesOf, titlesOf };
}
