import { accounts } from './accounts.ts';
import { categories } from './categories.ts';
import { favorites } from './favorites.ts';
import { history } from './history.ts';
import { providers } from './providers.ts';
import { reviews } from './reviews.ts';
import { services } from './services.ts';

/** Every call of the API, by feature. */
export const contract = { accounts, categories, favorites, history, providers, reviews, services };
