import type { BulkBatch } from '@tero/shared/contract/admin/panel/bulk';
import type { BulkAct } from '@tero/shared/rules/panel/bulk';

const count = new Intl.NumberFormat('es-UY', { useGrouping: 'always' });

/** The text on the button of each kind of change. */
export const actLabels: Record<BulkAct, string> = {
  deactivate: 'Desactivar',
  activate: 'Activar',
  move: 'Mover a otra categoría',
  message: 'Enviar mensaje',
};

/** Returns a number with its noun: '1 servicio', '1.204 servicios', '12 personas'. */
function thingsText(act: BulkAct, number: number): string {
  const [one, many] = act === 'message' ? ['persona', 'personas'] : ['servicio', 'servicios'];
  return `${count.format(number)} ${number === 1 ? one : many}`;
}

/** Returns the heading of the preview: 'Desactivar 12 servicios'. */
export function previewTitle({ act, total, category }: BulkBatch): string {
  const things = thingsText(act, total);
  if (act === 'move') return `Mover ${things} a ${category}`;
  return act === 'message' ? `Enviar el mensaje a ${things}` : `${actLabels[act]} ${things}`;
}

/** Returns the given names and how many more there are: 'Poda, Riego y 3 más'. */
export function namesText(names: readonly string[], total: number): string {
  const rest = total - names.length;
  if (rest > 0) return `${names.join(', ')} y ${count.format(rest)} más`;
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} y ${names.at(-1)}` : (names[0] ?? '');
}

/** Says why a batch has fewer rows than the list found; null if it has all of them. */
export function leftOutText({ act, matched, same, total }: BulkBatch): string | null {
  const rest = matched - same - total;
  const texts = [
    same > 0 && `${count.format(same)} ya ${same === 1 ? 'está' : 'están'} así.`,
    act === 'message' && rest > 0 && 'Quien tiene varios servicios lo recibe una vez.',
    act !== 'message' &&
      rest > 0 &&
      `La lista tiene ${count.format(rest)} más: podés cambiar ${count.format(total)} por vez. Después, repetí el cambio.`,
  ].filter(Boolean);
  return texts.length > 0 ? texts.join(' ') : null;
}

const done: Record<BulkAct, (things: string, category: string | null) => string> = {
  deactivate: (things) => `Desactivaste ${things}.`,
  activate: (things) => `Activaste ${things}.`,
  move: (things, category) => `Moviste ${things} a ${category}.`,
  message: (things) => `En unos segundos enviamos el mensaje a ${things}.`,
};

/** Says what a batch did, or how far it has come. */
export function batchText(batch: BulkBatch): string {
  const { act, state, total, category } = batch;
  const amount = (number: number) => thingsText(act, number);
  if (state === 'running') return `Van ${count.format(total - batch.left)} de ${amount(total)}.`;
  if (state === 'undoing') return `Se deshicieron ${count.format(batch.back)}, faltan ${count.format(batch.done)}.`;
  if (state === 'undone' && act === 'message') return 'El mensaje no se envió a nadie.';
  if (state === 'undone') return `Deshicimos el cambio en ${amount(batch.back)}.`;
  if (state === 'sent') return `Enviamos el mensaje a ${amount(batch.done)}.`;
  return done[act](amount(state === 'waiting' ? total : batch.done), category);
}

/** Says which rows stayed as they were because somebody changed or deleted them meanwhile; null if there are none. */
export function keptText({ state, changed, gone, kept, changed_names }: BulkBatch): string | null {
  const isBack = state === 'undone' || state === 'undoing';
  const number = isBack ? kept : changed;
  const texts = [
    number > 0 &&
      `${count.format(number)} ${number === 1 ? 'quedó como estaba, porque alguien lo' : 'quedaron como estaban, porque alguien los'} cambió mientras tanto: ${namesText(changed_names, number)}.`,
    !isBack && gone > 0 && `${count.format(gone)} ya no ${gone === 1 ? 'existe' : 'existen'}.`,
  ].filter(Boolean);
  return texts.length > 0 ? texts.join(' ') : null;
}
