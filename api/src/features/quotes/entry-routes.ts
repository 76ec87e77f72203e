import { quoteEntries as contract } from '@tero/shared/contract/quote-entries';
import type { SharedQuote } from '@tero/shared/contract/quotes';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { bind, success } from '../../http/bind.ts';
import { settled } from '../../http/idempotency/claims.ts';
import { promised } from '../../http/promised.ts';
import { add, takeBack } from './entries.ts';
import { acceptExtra, askEntryCode } from './entry-accepting.ts';

export function entryRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.add, ({ params: { id }, body, caller, claim }) =>
    settled(
      claim,
      (quote: SharedQuote) => ({ success, quote }),
      (settle) => add(deps, { id, caller }, body, settle),
    ),
  );
  bind(app, deps, contract.takeBack, async ({ params, caller }) => ({
    success,
    quote: await takeBack(deps, { ...params, caller }),
  }));
  bind(app, deps, contract.askCode, async ({ params, caller }) => {
    await askEntryCode(deps, { ...params, caller });
    return { success, ...(await promised(deps, 'sms', 'Te mandamos un código por SMS.')) };
  });
  bind(app, deps, contract.accept, async ({ params, body, caller }) => ({
    success,
    quote: await acceptExtra(deps, { ...params, caller }, body),
  }));
}
