// npm run texts: prints every mail, push and SMS of Tero with sample data, so that people can read them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../src/config/config.ts';
import { runCommand, say } from '../../src/core/command.ts';
import { migrate } from '../../src/db/migrate.ts';
import { openDatabase } from '../../src/db/open.ts';
import { oneSegment, septets } from '../../src/delivery/sms/gsm.ts';
import type { Harness } from '../harness.ts';
import { usual } from './people.ts';
import { type SampleText, sheetOf } from './sheet.ts';

function written({ name, push, sms, mail }: SampleText): string {
  const text = sms && oneSegment(sms);
  const lines = [
    `## ${name}`,
    push && `Push: ${push.title} / ${push.body}`,
    text && `SMS (${septets(text)}): ${text}`,
    mail && `Email: ${mail.subject}\n\n${mail.text.trim().replace(/^/gm, '  ')}`,
  ];
  return `${lines.filter(Boolean).join('\n')}\n`;
}

/** Signs nothing: nobody signs in here. */
const unsigned = { jwt: { sign: () => '' } };

await runCommand(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tero-texts-'));
  const config = readConfig({
    ...{ NODE_ENV: 'test', DATA_DIR: folder, PUBLIC_URL: 'https://tero.example', JWT_SECRET: 'sheet '.repeat(8) },
    ...{ SMS_URL: 'http://127.0.0.1:9/sms', SMS_USER: 'u', SMS_PASSWORD: 'p', SMS_FROM: '+15550100' },
  });
  const db = openDatabase(config);
  try {
    await migrate(db);
    const clock = { now: () => new Date() };
    const sheet = await sheetOf({ deps: { config, db, clock }, clock, app: unsigned } as unknown as Harness, usual);
    for (const one of sheet) say(written(one));
  } finally {
    await db.destroy();
    rmSync(folder, { recursive: true });
  }
});
