import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/**
 * Gives a data folder that is about to get the demo content the pictures that `npm test` drew for all of its steps
 * (draw-demo-cli.ts), because drawing them takes some twenty seconds of a core. Outside `npm test` the demo draws its
 * own.
 */
export function giveDemoPictures(dataDir: string): void {
  const drawn = process.env.DEMO_PICTURES;
  if (drawn && existsSync(drawn)) cpSync(drawn, join(dataDir, 'uploads'), { recursive: true });
}
