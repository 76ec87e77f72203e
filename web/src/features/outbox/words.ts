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

export const failed = 'No pudimos guardar el cambio. Probá de nuevo.';

/** The state of what was never sent. */
export const draftState: StateWords = {
  tone: 'info',
  label: 'Borrador',
  text: 'Todavía no lo enviaste. Queda en este dispositivo hasta que lo envíes o lo descartes.',
};

/** Tells the person that the form of an item holds newer changes. */
export const changedSince = 'Tenés cambios más nuevos sin enviar.';

/** Describes the state of an item for people. */
export function wordsOf(item: OutboxItem, online: boolean): StateWords {
  const { state, fault } = item;
  switch (state) {
    case 'sending':
      return { tone: 'info', label: sendingLabel(item), text: 'Lo estamos enviando ahora.' };
    case 'needs-session':
      return {
        tone: 'warning',
        label: 'Falta iniciar sesión',
        text: 'Tu sesión se cerró. Lo enviamos cuando vuelvas a entrar.',
      };
    case 'rejected':
      if (isUnconfirmed(item)) {
        return {
          tone: 'warning',
          label: 'Falta confirmar tu celular',
          text: 'Confirmalo con el código que te mandamos por SMS y enviamos esto.',
        };
      }
      return { tone: 'danger', label: 'Rechazado', text: reasonOf(fault) };
    case 'conflict':
      if (isChangedMeanwhile(item))
        return { tone: 'warning', label: 'Hay una versión más nueva', text: reasonOf(fault) };
      return { tone: 'danger', label: 'Para revisar', text: reasonOf(fault) };
    default:
      return { tone: 'neutral', label: 'Sin enviar', text: queuedText(item, online) };
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
  const text = `${title}. Lo borramos de este dispositivo y no lo enviamos. Esta acción no se puede deshacer.`;
  if (isChangedMeanwhile(item)) return { label: 'Usar la otra versión', title: '¿Usar la otra versión?', text };
  if (isRemoval(kind) || kindOf(kind)?.isUndone) {
    return {
      label: 'Deshacer',
      title: '¿Cancelar el cambio?',
      text: `${title}. No hacemos el cambio y todo queda igual.`,
    };
  }
  return { label: 'Eliminar', title: '¿Eliminar esto sin enviarlo?', text };
}

/** Returns whether an edit is outdated because the original has changed since the edit began. */
export function isChangedMeanwhile({ state, fault }: Pick<OutboxItem, 'state' | 'fault'>): boolean {
  return state === 'conflict' && fault?.code === 'changed_meanwhile';
}

function sendingLabel({ photos }: OutboxItem): string {
  const sent = photos.filter(({ uploaded }) => uploaded).length;
  return sent < photos.length ? `Subiendo foto ${sent + 1} de ${photos.length}` : 'Enviando';
}

function queuedText({ fault, nextAttemptAt }: OutboxItem, online: boolean): string {
  if (!online) return 'Lo enviamos cuando vuelva la conexión.';
  if (!fault || nextAttemptAt <= Date.now()) return 'Lo enviamos en un momento.';
  const minutes = Math.ceil((nextAttemptAt - Date.now()) / minute);
  const when = minutes <= 1 ? 'enseguida' : `en unos ${minutes} minutos`;
  if (fault.status === 0) return `Tero no respondió. Probamos de nuevo ${when}.`;
  return `Tero está muy ocupado. Probamos de nuevo ${when}.`;
}

function reasonOf(fault: ItemFault | undefined): string {
  if (!fault) return 'No aceptamos este envío. Corregilo y mandalo de nuevo.';
  if (fault.code === 'key_reused')
    return 'Ya enviamos una versión anterior. Antes de enviar esta, mirá lo que está publicado.';
  return messageOf(
    new ApiError({ ...fault, code: fault.code as ErrorCode }),
    'No aceptamos este envío. Corregilo y mandalo de nuevo.',
  );
}
