import type { Quote, SharedQuote } from '@tero/shared/contract/quotes';
import type { Harness } from './harness.ts';
import type { Person } from './people.ts';

/** A quote as its form sends it: 12.000 with 22 % tax is 14.640. */
const written = {
  client_name: 'Ana Pérez',
  client_phone: '099 123 456',
  works: [
    { text: 'Cambiar el tablero', price: '8.000' },
    { text: 'Dos tomas nuevas', price: 1500 },
  ],
  materials: '2.000',
  labour: '500',
  tax: 'basic',
  term: 'Tres días',
  conditions: 'Mitad al empezar.\nAceptado por: nadie',
};

/** Returns the calls about quotes, as people make them. */
export function quoteCalls(h: Harness) {
  const make = (as: Person | null, body: object = {}, headers: Record<string, string> = {}) =>
    h.call<{ quote: Quote }>('POST', '/api/quotes', { as: as?.token, body: { ...written, ...body }, headers });
  const change = (as: Person, id: number, body: object = {}) =>
    h.call<{ quote: Quote }>('PUT', `/api/quotes/${id}`, { as: as.token, body: { ...written, ...body } });
  const withdraw = (as: Person, id: number) => h.call('DELETE', `/api/quotes/${id}`, { as: as.token });
  const list = async (as: Person) =>
    (await h.call<{ quotes: Quote[] }>('GET', '/api/quotes', { as: as.token })).body.quotes;
  const linkOf = ({ path }: Pick<Quote, 'path'>) => path.replace('/presupuesto/', '/api/quotes/link/');
  const read = (quote: Pick<Quote, 'path'>, as: Person | null = null) =>
    h.call<{ quote: SharedQuote }>('GET', linkOf(quote), { as: as?.token });
  const see = (quote: Pick<Quote, 'path' | 'version_number'>, as: Person | null = null) =>
    h.call('POST', `${linkOf(quote)}/seen`, { as: as?.token, body: { version_number: quote.version_number } });
  const askCode = (quote: Pick<Quote, 'path' | 'version_number'>, phone = '098 765 432') =>
    h.call('POST', `${linkOf(quote)}/code`, { body: { version_number: quote.version_number, phone } });
  const newestCode = async () => {
    const { body } = await h.call('GET', '/api/dev/sms');
    const [{ text } = { text: '' }] = body as unknown as { text: string }[];
    return /\d{6}/.exec(text)?.[0] ?? '';
  };
  const accept = (
    quote: Pick<Quote, 'path' | 'version_number'>,
    given: { code: string; phone?: string; name?: string; as?: Person },
  ) => {
    const { code, phone = '098765432', name = 'Ana Pérez', as } = given;
    const body = { version_number: quote.version_number, phone, name, code };
    return h.call<{ quote: SharedQuote; current?: SharedQuote }>('POST', `${linkOf(quote)}/accept`, {
      as: as?.token,
      body,
    });
  };
  /** Asks for a code and accepts with it. */
  const agree = async (quote: Quote, given: { phone?: string; as?: Person } = {}) => {
    await askCode(quote, given.phone);
    return accept(quote, { ...given, code: await newestCode() });
  };
  const done = (quote: Pick<Quote, 'path'>, as: Person | null) =>
    h.call<{ quote: SharedQuote }>('POST', `${linkOf(quote)}/done`, { as: as?.token });
  return { make, change, withdraw, list, linkOf, read, see, askCode, newestCode, accept, agree, done };
}
