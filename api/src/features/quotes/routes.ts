import { quotes as contract, type Quote } from '@tero/shared/contract/quotes';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { bind, success } from '../../http/bind.ts';
import { settled } from '../../http/idempotency/claims.ts';
import { promised } from '../../http/promised.ts';
import { accept, askCode } from './accepting.ts';
import { sayDone } from './done.ts';
import { agreed, create, list, update, withdraw } from './service.ts';
import { read, seen } from './shared.ts';

export function quoteRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.list, async ({ caller }) => ({ success, quotes: await list(deps, caller) }));
  bind(app, deps, contract.agreed, async ({ caller }) => ({ success, ...(await agreed(deps, caller)) }));
  bind(app, deps, contract.create, ({ body, caller, claim }) =>
    settled(
      claim,
      (quote: Quote) => ({ success, message: 'Presupuesto listo', quote }),
      (settle) => create(deps, body, caller, settle),
    ),
  );
  bind(app, deps, contract.update, ({ params, body, caller, claim, expected }) =>
    settled(
      claim,
      (quote: Quote) => ({ success, message: 'Presupuesto actualizado', quote }),
      (settle) => update(deps, params.id, body, { caller, expected, settle }),
    ),
  );
  bind(app, deps, contract.withdraw, async ({ params, caller }) => {
    await withdraw(deps, params.id, caller);
    return { success, message: 'Presupuesto retirado' };
  });
  bind(app, deps, contract.read, async ({ params, caller }) => ({
    success,
    quote: await read(deps, params.token, caller),
  }));
  bind(app, deps, contract.seen, async ({ params, body, caller }) => {
    await seen(deps, params.token, body.version_number, caller);
    return { success };
  });
  bind(app, deps, contract.askCode, async ({ params, body }) => {
    await askCode(deps, params.token, body);
    return { success, ...(await promised(deps, 'sms', 'Te mandamos un código por SMS.')) };
  });
  bind(app, deps, contract.accept, async ({ params, body, caller }) => ({
    success,
    quote: await accept(deps, params.token, body, caller),
  }));
  bind(app, deps, contract.done, async ({ params, caller }) => ({
    success,
    quote: await sayDone(deps, params.token, caller),
  }));
}
