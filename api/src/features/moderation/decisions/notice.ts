import { limits } from '@tero/shared/limits';
import {
  answeredActions,
  type ModeratedKind,
  type ModerationAction,
  type ModerationReason,
  moderatedNames,
  reasonLabels,
} from '@tero/shared/rules/moderation';
import { excerpt } from '@tero/shared/rules/text/text';
import type { Work } from '../../../deps/work.ts';
import { notify } from '../../notifications/notify.ts';
import { decisionPath, mailedPath } from './token.ts';

const quoted = 120;

interface Decided {
  id: number;
  authorId: number;
  kind: ModeratedKind;
  action: Exclude<ModerationAction, 'dismiss'>;
  reason: ModerationReason;
  message: string;
}

/** The action in words for its author. */
const said: Record<Decided['action'], (name: string) => string> = {
  hide: (name) => `Retiramos de la vista ${name}`,
  restore: (name) => `Volvimos a mostrar ${name}`,
  warn: (name) => `Una advertencia sobre ${name}`,
  suspend: () => 'Suspendimos tu cuenta',
  lift: () => 'Tu cuenta ya no está suspendida',
  uphold: (name) => `Leímos tu respuesta sobre ${name}: la decisión se mantiene`,
};

/** Tells the author of a thing what the team decided, in its own words: in the app, and always by mail (rule MOD-9). */
export async function tellDecision(work: Work, decided: Decided): Promise<void> {
  const { id, authorId, kind, action, reason, message } = decided;
  const title = said[action](moderatedNames[kind]);
  const mayAnswer = answeredActions.includes(action);
  await notify(work, {
    accountId: authorId,
    type: 'moderation',
    title,
    message: excerpt(message, quoted),
    link: decisionPath(id),
    key: String(id),
    topic: `moderation:${id}`,
    mail: {
      paragraphs: [
        `${title}.`,
        ...(mayAnswer ? [`Motivo: ${reasonLabels[reason].toLowerCase()}.`] : []),
        message,
        ...(mayAnswer
          ? [`Podés responder una vez, durante ${limits.moderationAnswerDays} días: lo lee una persona del equipo.`]
          : []),
      ],
      action: { label: mayAnswer ? 'Ver y responder' : 'Ver la decisión', path: mailedPath(work.config, id) },
    },
  });
}
