import { address } from '../text/address.ts';
import { beginning } from '../text/letters.ts';
import { slug } from '../text/text.ts';

/** The link has this number of letters of a name at most, because it is printed, and typed from paper. */
const longest = 40;

/** The provider whose link it is. */
interface Carded {
  id: number;
  name: string;
  company_name: string | null;
}

/**
 * Returns the path of a provider's short link, `/p/ana-perez-17` (rule CARD-1). The id at its end finds the provider,
 * so nobody can take another's name, and a link with an earlier name goes on leading there.
 */
export function cardPath({ id, name, company_name }: Carded): string {
  const said = slug(company_name ?? name);
  const cut = said.length > longest ? beginning(said, longest).replace(/-[^-]*$/, '') : said;
  return address`/p/${cut ? `${cut}-${id}` : id}`;
}

/** Returns the id of the provider whose short link ends in `card`; null when no provider's link does. */
export function cardOwner(card: string): number | null {
  const [, id] = /(?:^|-)([1-9]\d{0,8})$/.exec(card) ?? [];
  return id === undefined ? null : Number(id);
}
