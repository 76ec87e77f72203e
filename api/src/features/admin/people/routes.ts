import { adminPeople as contract } from '@tero/shared/contract/admin/people';
import type { FastifyInstance } from 'fastify';
import { found } from '../../../core/errors.ts';
import type { Deps } from '../../../deps/deps.ts';
import { bind, success } from '../../../http/bind.ts';
import { requestsOf } from '../../profile/deletion.ts';
import { removalOf } from './removal-repository.ts';
import { unknownPerson, viewPerson } from './service.ts';

export function adminPeopleRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.find, async ({ params, caller }) => ({
    success,
    person: await viewPerson(deps, params.id, caller),
  }));
  bind(app, deps, contract.removal, async ({ params: { id } }) => {
    const removal = found(await removalOf(deps.db, id, deps.clock.now()), unknownPerson);
    return { success, removal: { ...removal, requests: await requestsOf(deps, id) } };
  });
}
