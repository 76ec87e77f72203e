// How many reviews a second are written, each on the disk before it is answered, and what each takes of the processor.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { readSignIns } from '../../../api/src/seed/demo-content.ts';
import { production, startTero, stopServers, tellsOf } from '../ceiling/servers.mjs';
import { openBench } from '../database.mjs';

const services = 5000;
const accounts = 40;
const connections = 100;
const count = 1000;

/** Returns reviews a second and ms of CPU of each, of every round, written by 40 accounts on 100 connections. */
export async function measureReviews(rounds, folder) {
  const env = production(folder, null);
  const reviews = await makeReviews(folder, env.JWT_SECRET);
  const server = await startTero(env);
  const load = fork(new URL('sender.mjs', import.meta.url), { execArgv: [] });
  try {
    const all = [];
    for (let round = -1; round < rounds; round += 1) {
      await wait(1000);
      const before = await tellsOf(server.child);
      load.send({ port: server.port, reviews: reviews.splice(0, count), connections });
      const [{ error, ms }] = await once(load, 'message');
      if (error) throw new Error(error);
      const { cpu } = await tellsOf(server.child);
      if (round >= 0) all.push({ 'a second': (count / ms) * 1000, 'ms of CPU': (cpu - before.cpu) / count });
    }
    return all;
  } finally {
    load.disconnect();
    await stopServers([server]);
  }
}

/** Makes the services, and reviews to be written of them: no account reviews one twice. */
async function makeReviews(folder, secret) {
  const { app, db, close } = await openBench(services, folder, null, { JWT_SECRET: secret });
  try {
    const { password } = readSignIns();
    const tokens = [];
    for (let at = 0; at < accounts; at += 1) {
      const payload = { identifier: `gente.${at}`, password };
      tokens.push((await app.inject({ method: 'POST', url: '/api/auth/login', payload })).json().token);
    }
    const reviewed = await db
      .selectFrom('reviews')
      .innerJoin('accounts', 'accounts.id', 'client_id')
      .select(['service_id', 'username'])
      .where('username', 'like', 'gente.%')
      .execute();
    const taken = new Set(reviewed.map(({ service_id, username }) => `${service_id} ${username}`));
    const listed = await db.selectFrom('services').select('id').where('listed', '=', 1).orderBy('id').execute();
    return listed.flatMap(({ id }, at) =>
      [0, 7, 13]
        .map((step) => (at + step) % accounts)
        .filter((one) => !taken.has(`${id} gente.${one}`))
        .map((one) => ({ service: id, token: tokens[one] })),
    );
  } finally {
    await close();
  }
}
