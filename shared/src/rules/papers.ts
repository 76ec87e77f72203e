import { shortDate } from './time/time.ts';

/** The papers that a provider may show the team (rule TRUST-66), with their names. */
export const paperLabels = {
  ute: 'Licencia de UTE',
  gas: 'Matrícula de gas de URSEA',
  antecedentes: 'Certificado de antecedentes judiciales',
  salud: 'Carné de salud',
  menores: 'Certificado para trabajar con menores',
  aportes: 'Certificado de BPS y DGI al día',
} as const;
export type PaperKind = keyof typeof paperLabels;
export const paperKinds = Object.keys(paperLabels) as [PaperKind, ...PaperKind[]];

const feminine: ReadonlySet<PaperKind> = new Set(['ute', 'gas']);

/**
 * The states of a paper, as its owner reads them. `refused` also covers a paper that has to be sent again for another
 * reason.
 */
export const paperStates = ['sent', 'refused', 'seen', 'expired'] as const;

/** A paper that the team has seen: the local day of the check, and the last day on which the paper holds. */
export interface SeenPaper {
  kind: PaperKind;
  seen_on: string;
  expires_on: string;
}

/** Returns `vista por el equipo el 12/10/2026 · vence 10/2027`, the text below a paper's name. */
export function seenWords({ kind, seen_on, expires_on }: SeenPaper): string {
  const seen = feminine.has(kind) ? 'vista' : 'visto';
  return `${seen} por el equipo el ${shortDate(seen_on)} · vence ${shortDate(expires_on).slice(3)}`;
}
