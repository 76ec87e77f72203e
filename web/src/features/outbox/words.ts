import type { ErrorCode } from '@tero/shared/errors';
import { minute } from '@tero/shared/rules/time/durations';
import { ApiError } from '../../lib/http/client/api-error.ts';
import { messageOf } from '../../lib/http/messages.ts';
import { kindOf } from '../../offline/kinds.ts';
import { type ItemFault, isRemoval, isUnconfirmed, type OutboxItem } from '../../offline/outbox/outbox.ts';
import type { BadgeTone } from '../../ui/Badge.tsx';

export interface StateWords {
  tone: BadgeTone;
  label: string;
  /** the reason, and what happens next */
  text: string;
}

export const failed = 'No pudimos hacerlo. Probá de nuevo.';

/** The state of what was never sent. */
export const draftState: StateWords = {
  tone: 'info',
  label: 'Borrador',
  text: 'Todavía no lo mandaste: no sale solo. Queda en este dispositivo hasta que lo mandes o lo descartes.',
};

/** Said of an item whose form holds something newer. */
export const changedSince = 'Después le escribiste cambios que todavía no mandaste.';

/** Describes the state of an item for people. */
export function wordsOf(item: OutboxItem, online: boolean): StateWords {
  const { state, fault } = item;
  switch (state) {
    case 'sending':
      return { tone: 'info', label: sendingLabel(item), text: 'Se está enviando ahora.' };
    case 'needs-session':
      return {
        tone: 'warning',
        label: 'Necesita que inicies sesión',
        text: 'Tu sesión se cerró. Cuando vuelvas a entrar, se envía.',
      };
    case 'rejected':
      if (isUnconfirmed(item)) {
        return {
          tone: 'warning',
          label: 'Falta confirmar tu celular',
          text: 'Confirmalo con un código que te mandamos por SMS, y se envía.',
        };
      }
      return { tone: 'danger', label: 'Rechazado', text: reasonOf(fault) };
    case 'conflict':
      if (isChangedMeanwhile(item)) return { tone: 'warning', label: 'Cambió en otro lado', text: reasonOf(fault) };
      return { tone: 'danger', label: 'En conflicto', text: reasonOf(fault) };
    default:
      return { tone: 'neutral', label: 'En cola', text: queuedText(item, online) };
  }
}

interface DropWords {
  label: string;
  title: string;
  text: string;
}

/** Describes what giving an item up does. */
export function dropWordsOf(item: OutboxItem): DropWords {
  const { kind, title } = item;
  const text = `${title}: se borra de este dispositivo y no se envía. Esta acción no se puede deshacer.`;
  if (isChangedMeanwhile(item)) return { label: 'Tomar lo otro', title: '¿Tomar lo otro?', text };
  if (isRemoval(kind) || kindOf(kind)?.isUndone) {
    return { label: 'Deshacer', title: '¿Dejarlo como estaba?', text: `${title}: no se hace, y queda como estaba.` };
  }
  return { label: 'Eliminar', title: '¿Eliminar lo que no se envió?', text };
}

/** Whether an edit came too late: what it began with has changed meanwhile. */
export function isChangedMeanwhile({ state, fault }: Pick<OutboxItem, 'state' | 'fault'>): boolean {
  return state === 'conflict' && fault?.code === 'changed_meanwhile';
}

function sendingLabel({ photos }: OutboxItem): string {
  const sent = photos.filter(({ uploaded }) => uploaded).length;
  return sent < photos.length ? `Subiendo ${sent + 1} de ${photos.length}` : 'Enviando';
}

function queuedText({ fault, nextAttemptAt }: OutboxItem, online: boolean): string {
  if (!online) return 'Se envía cuando haya señal.';
  if (!fault || nextAttemptAt <= Date.now()) return 'Se envía en un momento.';
  const minutes = Math.ceil((nextAttemptAt - Date.now()) / minute);
  const when = minutes <= 1 ? 'enseguida' : `en unos ${minutes} minutos`;
  if (fault.status === 0) return `No llegó la respuesta del servidor. Probamos de nuevo ${when}.`;
  return `El servidor pidió un momento. Probamos de nuevo ${when}.`;
}

function reasonOf(fault: ItemFault | undefined): string {
  if (!fault) return 'El servidor no lo aceptó.';
  if (fault.code === 'key_reused')
    return 'Una versión anterior ya se había enviado. Fijate antes de enviarlo de nuevo.';
  return messageOf(new ApiError({ ...fault, code: fault.code as ErrorCode }), 'El servidor no lo aceptó.');
}
