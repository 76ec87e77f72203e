import { contactQuestions as contract } from '@tero/shared/contract/contact-questions';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { bind, success } from '../../http/bind.ts';
import { answer, ownQuestions, ownResponseTime } from './service.ts';

export function contactQuestionRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.list, async ({ caller }) => ({ success, questions: await ownQuestions(deps, caller) }));
  bind(app, deps, contract.answer, async ({ params, body, caller }) => {
    await answer(deps, params.id, body, caller);
    return { success, message: 'Gracias por contestar' };
  });
  bind(app, deps, contract.own, async ({ caller }) => ({ success, ...(await ownResponseTime(deps, caller)) }));
}
