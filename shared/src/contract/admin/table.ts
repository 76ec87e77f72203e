import { z } from 'zod';
import { limits } from '../../limits.ts';
import { adminPageSizes } from '../../rules/admin.ts';
import { unwrapSearch } from '../../rules/text/text.ts';
import { id, succeeded } from '../fields.ts';
import { amount, numeric } from '../loose.ts';

const most = Math.max(...adminPageSizes);

export const page = numeric(
  z.number('Página inválida').int('Página inválida').min(1, 'Página inválida').max(limits.pageMax, 'Página inválida'),
).default(1);

/** Rows per page; above 100 counts as 100. */
export const pageLimit = numeric(z.number('Límite inválido').int('Límite inválido').min(1, 'Límite inválido'))
  .default(limits.adminPageSize)
  .transform((count) => Math.min(count, most));

export const search = z
  .string()
  .max(limits.searchText, `La búsqueda admite hasta ${limits.searchText} caracteres`)
  .default('')
  .transform(unwrapSearch);

const cursor = z.string().max(500, 'Página inválida').optional();

/** The parameters of a page: its number, or the `next` or `previous` of another page. */
export const byPage = { page, limit: pageLimit, after: cursor, before: cursor };

const day = z
  .union([z.literal('').transform(() => undefined), z.iso.date('Elegí una fecha')])
  .optional()
  .refine((date) => !date || /^20[2-9]\d-/.test(date), 'Elegí una fecha entre 2020 y 2099');

/** The first and the last local day, both included, for the table's date column. */
export const byDay = { from: day, to: day };

const numbersIn = (text: string) => [...new Set(text.split(',').map((id) => Number.parseInt(id, 10)))];
const isTicked = new RegExp(`^\\d{1,9}(,\\d{1,9}){0,${limits.bulkTicked - 1}}$`);

/** The ids of ticked rows. The list holds only these, as far as the search and the filters find them. */
const ids = z
  .union([z.literal('').transform(() => undefined), z.string().regex(isTicked, 'Filas inválidas').transform(numbersIn)])
  .optional();

const paged = { ...byPage, ...byDay, ids };

/**
 * Returns the query schema of a table. `sort` is a column's name, with a minus for descending order; by default the
 * newest row comes first. Exports take the same query and ignore page and limit.
 */
export function tableQuery<const S extends readonly string[], F extends z.ZodRawShape>(columns: S, filters: F) {
  type Order = S[number] | `-${S[number]}`;
  const orders = columns.flatMap((name) => [name, `-${name}`]) as Order[];
  return z.object({ ...paged, search, sort: z.enum(orders, 'Orden inválido').optional(), ...filters });
}

/** `total` is exact unless `totalIsFloor` is true: then there are more rows than were counted. */
export const pagination = {
  total: z.int(),
  totalIsFloor: z.boolean(),
  page: z.int(),
  limit: z.int(),
  totalPages: z.int(),
  /** the places after and before this page, for `after` and `before`; null: there are no rows on that side */
  next: z.string().nullable(),
  previous: z.string().nullable(),
};

/** Returns the schema of a page of a table, with its rows under the table's own name. */
export function tableReply<const N extends string, R extends z.ZodType>(name: N, row: R) {
  return succeeded({ ...pagination, [name]: z.array(row) } as typeof pagination & Record<N, z.ZodArray<R>>);
}

/** Returns a filter for the query string; an empty value counts as missing. */
export function filter<S extends z.ZodType>(choice: S) {
  return z.union([z.literal('').transform(() => undefined), choice]).optional();
}

/**
 * The message in which a person asked for the erasure of the account, or `otherwise` for a request by other means.
 * Without a value the team decided it (rule ADM-150).
 */
export const erasureQuery = z.object({ request: filter(z.union([z.literal('otherwise'), id])) });
export type ErasureRequest = z.output<typeof erasureQuery>['request'];

export const yesNo = filter(
  z.enum(['1', '0', 'true', 'false'], 'Valor inválido').transform((text) => text === '1' || text === 'true'),
);

/** `true`, `1`, `'true'`, `'1'` and their opposites, required. */
export const sentFlag = z
  .union([z.boolean(), z.literal([0, 1, '0', '1', 'true', 'false'])], 'Tiene que ser sí o no')
  .transform((given) => given === true || given === 1 || given === '1' || given === 'true');

/** An amount in pesos with 2 decimals; 0 is allowed. Forms send the text as typed. */
export const pesos = amount(
  z
    .number('Escribí un monto, por ejemplo 1.500')
    .min(0, 'Escribí un monto, por ejemplo 1.500')
    .max(limits.priceMax, 'El monto es demasiado alto'),
).transform((given) => Math.round(given * 100) / 100);

/** A local day or an instant from 2020 to 2099. The bounds refuse mistyped years. */
export const dayOrInstant = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], 'Elegí una fecha')
  .refine((date) => /^20[2-9]\d-/.test(date), 'Elegí una fecha entre 2020 y 2099');

/** The person of a row; null when the account was deleted. */
export const personBrief = z.object({ id: z.int(), name: z.string(), email: z.string() });
export const providerBrief = personBrief.extend({ company_name: z.string().nullable() });
