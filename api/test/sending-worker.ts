// Sends due pushes in a separate process, for the test that kills it: `node sending-worker.ts <minutes>`, with the
// configuration in the environment. Its clock is that number of minutes ahead.

import process from 'node:process';
import { minute } from '@tero/shared/rules/time/durations';
import { readConfig } from '../src/config/config.ts';
import { openDatabase } from '../src/db/open.ts';
import { drain } from '../src/delivery/outbox/outbox.ts';
import { openChannels } from '../src/features/notifications/delivery/senders.ts';

const ahead = Number(process.argv[2]) * minute;
const clock = { now: () => new Date(Date.now() + ahead) };
const config = readConfig(process.env);
const db = openDatabase(config);
const { channels, close } = openChannels({ config, db, clock, log: console as never });
for (const channel of channels.filter((one) => one.channel === 'push')) await drain({ db, clock, ...channel });
close();
await db.destroy();
