import { limits } from '@tero/shared/limits';

/** How many are chosen, and whether there is anybody else to choose. */
export function choiceWords(chosen: number, offered: number, isSearch: boolean): string {
  const most = limits.inquiryProviders;
  const where = isSearch ? 'que encontramos para esto' : 'de esa lista';
  if (offered === 1) return `${chosen} de 1. Es el único ${where}.`;
  if (offered <= most) return `${chosen} de ${offered}. Son los ${offered} ${where}.`;
  if (chosen >= most) return `${chosen} de hasta ${most}. Para sumar a otro, sacá a uno.`;
  return `${chosen} de hasta ${most}. Podés sumar a otros de la lista.`;
}
