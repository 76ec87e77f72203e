import { statfs } from 'node:fs/promises';
import { once } from '@tero/shared/once';
import { failingSince, newestAgeSeconds } from '../../backup/newest.ts';
import { poolOf } from '../../db/postgres.ts';
import type { Deps } from '../../deps/deps.ts';
import { listUnappliedEvents, listWaitingMessages } from './repository.ts';

/** Returns a function that writes the figures of the backlog for Prometheus. It queries the database at each call. */
export function backlogOf({ db, config, clock }: Deps): () => Promise<string> {
  const gauges = once(async () => {
    const { Gauge, Registry } = await import('prom-client');
    const registry = new Registry();
    const registers = [registry];
    const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
      new Gauge({ name: `tero_${name}`, help, labelNames, registers });
    const messages = gauge('outbox_waiting', 'Messages that wait to be sent', 'channel');
    const messageAge = gauge('outbox_oldest_seconds', 'Age of the oldest message that waits', 'channel');
    const events = gauge('payment_events', 'Webhook events of MercadoPago that were not applied', 'status');
    const eventAge = gauge('payment_events_oldest_seconds', 'Age of the oldest of them', 'status');
    const disk = gauge('disk_free_bytes', 'Free space where DATA_DIR is');
    const backup = gauge('backup_age_seconds', 'Age of the newest backup; infinite before the first');
    const backupFails = gauge('backup_failing_seconds', 'How long backups have failed; 0 when the last one was made');
    const pool = gauge('database_connections', 'Connections to Postgres, and calls that wait for one', 'state');
    return { registry, messages, messageAge, events, eventAge, disk, backup, backupFails, pool };
  });

  const age = (oldest: string | null) => (oldest ? (clock.now().getTime() - Date.parse(oldest)) / 1000 : 0);
  return async () => {
    const { registry, messages, messageAge, events, eventAge, disk, backup, backupFails, pool } = await gauges();
    registry.resetMetrics();
    for (const { channel, count, oldest } of await listWaitingMessages(db)) {
      messages.set({ channel }, Number(count));
      messageAge.set({ channel }, age(oldest));
    }
    for (const { status, count, oldest } of await listUnappliedEvents(db)) {
      events.set({ status }, Number(count));
      eventAge.set({ status }, age(oldest));
    }
    const { bavail, bsize } = await statfs(config.dataDir);
    disk.set(bavail * bsize);
    if (config.backup) {
      // infinite without a backup, so that the alarm for an old backup also fires then
      backup.set(newestAgeSeconds(config.backup, clock.now()) ?? Number.POSITIVE_INFINITY);
      backupFails.set(age(failingSince(config.backup)?.toISOString() ?? null));
    } else {
      backup.remove();
      backupFails.remove();
    }
    const connections = poolOf(db);
    if (connections) {
      pool.set({ state: 'open' }, connections.totalCount);
      pool.set({ state: 'idle' }, connections.idleCount);
      pool.set({ state: 'waiting' }, connections.waitingCount);
    }
    return registry.metrics();
  };
}
