import { hkdfSync } from 'node:crypto';
import type { OuterDb } from '../schema/database.ts';
import { claimFact, writeFact } from './facts.ts';

/**
 * Thrown when a process has other secrets than the processes before it. It ends with the message, and has changed
 * nothing.
 */
export class SecretsRefused extends Error {}

/** A secret under the name of its variable, with the older values that are still accepted. */
export interface SharedSecret {
  name: string;
  value: string;
  accepted: readonly string[];
}

/**
 * Compares the secrets that every process must share with the marks that the first process stored. A mark does not
 * reveal its secret. A new secret replaces the mark when the old one is still accepted. `areChanged`: the operator
 * accepts the loss of data made with the old secrets. Throws `SecretsRefused` for any other difference.
 */
export async function requireSameSecrets(
  db: OuterDb,
  secrets: readonly SharedSecret[],
  areChanged: boolean,
): Promise<void> {
  for (const { name, value, accepted } of secrets) {
    const own = markOf(name, value);
    const found = await claimFact(db, `secret ${name}`, own);
    if (found === own) continue;
    if (!areChanged && !accepted.some((one) => markOf(name, one) === found)) {
      throw new SecretsRefused(
        `${name} no es la que usa esta base: ${losses[name] ?? 'se perdería lo que protege'}. Usá la misma en todos los ` +
          'procesos; para cambiarla a propósito, mirá «Changing keys» en docs/operations.md.',
      );
    }
    await writeFact(db, `secret ${name}`, own);
  }
}

const losses: Readonly<Record<string, string>> = {
  JWT_SECRET: 'se cerrarían todas las sesiones',
  PERSON_PEPPER: 'no se reconocería a quien ya tuvo el primer mes',
  VAPID_PUBLIC_KEY: 'los navegadores de la gente dejarían de recibir notificaciones',
};

function markOf(name: string, secret: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', `tero mark of ${name}`, 16)).toString('base64url');
}
