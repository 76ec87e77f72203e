import { pickable, pickList } from '../table/pick-list.ts';
import { usersTable } from '../users/queries.ts';
import { providersTable } from './queries.ts';

const clients = pickable(usersTable, ({ name, email }) => `${name} · ${email}`);
const providers = pickable(providersTable, ({ name, company_name, email }) => `${name} · ${company_name ?? email}`);

export const pickClient = pickList(clients);
export const pickProvider = pickList(providers);
export const pickPerson = pickList(clients, providers);
