import { limits } from '@tero/shared/limits';

/** Reads ids of an address or a draft, each once and as many as are offered; whatever is none is left out. */
export function idsOf(text: unknown): number[] {
  const ids = (typeof text === 'string' ? text : '')
    .split(',')
    .flatMap((id) => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : []));
  return [...new Set(ids)].slice(0, limits.inquiryCandidates);
}
