// What the processes of the day take: the CPU of Postgres by /proc (of a machine without it there is none), the memory of
// the servers, and how long the oldest message has waited.
import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { tellsOf } from '../bench/ceiling/servers.mjs';

/** Clock ticks a second of /proc, on every Linux. */
const ticks = 100;

/** Seconds of CPU that a Postgres has taken since it started, with what its connections took that are gone. */
export async function cpuOfPostgres(db) {
  const { rows } = await sql`select pg_backend_pid() as pid`.execute(db);
  try {
    const { parent } = statOf(rows[0].pid);
    const own = statOf(parent);
    const children = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        try {
          return [statOf(name)];
        } catch {
          return [];
        }
      })
      .filter((one) => one.parent === parent);
    return [own.cpu + own.ofChildren, ...children.map(({ cpu }) => cpu)].reduce((sum, one) => sum + one, 0);
  } catch {
    return Number.NaN;
  }
}

function statOf(pid) {
  const [, rest] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = rest.split(' ');
  const [user, system, ofUser, ofSystem] = fields.slice(11, 15).map(Number);
  return { parent: Number(fields[1]), cpu: (user + system) / ticks, ofChildren: (ofUser + ofSystem) / ticks };
}

/** Looks each second until it is stopped: `oldest`, by channel, in seconds, and `memory`, by server, in MB, the most of all. */
export function watch({ db, servers }) {
  const oldest = {};
  const memory = servers.map(() => 0);
  let isOver = false;
  const done = (async () => {
    while (!isOver) {
      const waiting = await db
        .selectFrom('outbox')
        .select((eb) => ['channel', eb.fn.min('created_at').as('since')])
        .where('status', '=', 'pending')
        .groupBy('channel')
        .execute();
      for (const { channel, since } of waiting)
        oldest[channel] = Math.max(oldest[channel] ?? 0, (Date.now() - new Date(since).getTime()) / 1000);
      for (const [at, { child }] of servers.entries()) memory[at] = Math.max(memory[at], (await tellsOf(child)).memory);
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  })();
  return {
    oldest,
    memory,
    stop: () => {
      isOver = true;
      return done;
    },
  };
}
