import { providerProfile as contract } from '@tero/shared/contract/providers-own';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { bind, success } from '../../../http/bind.ts';
import { settled } from '../../../http/idempotency/claims.ts';
import { sendIdentity } from '../verification/identity.ts';
import { ownVerification, resubmit } from '../verification/service.ts';
import { checklistOf } from './checklist.ts';
import { completeness, own, type Saved, update } from './service.ts';

export function providerProfileRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.own, async ({ caller }) => ({ success, provider: await own(deps, caller) }));
  bind(app, deps, contract.complete, async ({ caller }) => ({ success, ...(await completeness(deps, caller)) }));
  bind(app, deps, contract.checklist, async ({ caller }) => ({ success, checklist: await checklistOf(deps, caller) }));
  bind(app, deps, contract.verification, async ({ caller }) => ({
    success,
    verification: await ownVerification(deps, caller),
  }));
  bind(app, deps, contract.resubmit, async ({ caller }) => ({
    success,
    message: 'Recibido: volvemos a revisar tu perfil y te avisamos.',
    verification: await resubmit(deps, caller),
  }));
  bind(app, deps, contract.sendIdentity, async ({ body, files, caller }) => {
    await sendIdentity(deps, body.word, { files, caller });
    return { success, message: sentIdentity, verification: await ownVerification(deps, caller) };
  });
  bind(app, deps, contract.update, ({ body, files, caller, claim, expected }) =>
    settled(claim, savedReply, (settle) => update(deps, body, { files, caller, expected, settle })),
  );
}

const sentIdentity = 'Recibimos las fotos: las comparamos, te avisamos y las borramos.';

function savedReply({ provider, asksAgain }: Saved) {
  const message = `Perfil actualizado correctamente.${asksAgain ? ' Vamos a revisar los cambios y te avisamos.' : ''}`;
  return { success, message, provider };
}
