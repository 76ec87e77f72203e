import { accounts } from './accounts.ts';
import { categories } from './categories.ts';
import { contact } from './contact.ts';
import { external } from './external.ts';
import { favorites } from './favorites.ts';
import { history } from './history.ts';
import { profile } from './profile.ts';
import { providers } from './providers.ts';
import { recovery } from './recovery.ts';
import { reviews } from './reviews.ts';
import { services } from './services.ts';
import { verification } from './verification.ts';

/** Every call of the API, by feature. */
export const contract = {
  accounts,
  categories,
  contact,
  external,
  favorites,
  history,
  profile,
  providers,
  recovery,
  reviews,
  services,
  verification,
};
