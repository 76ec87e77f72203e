import type { VitalName, vitalDevices } from '@tero/shared/rules/reports/vitals';
import type { Db } from '../../../db/schema/database.ts';

interface Bucket {
  route: string;
  name: VitalName;
  bucket: number;
  count: number;
}

/** Returns the histogram buckets of all routes since a day, for one kind of device or for both. */
export async function bucketsSince(
  db: Db,
  { since, device }: { since: string; device: (typeof vitalDevices)[number] | undefined },
): Promise<Bucket[]> {
  const rows = await db
    .selectFrom('vital_days')
    .select((eb) => ['route', 'name', 'bucket', eb.fn.sum<number>('count').as('count')])
    .where('day', '>=', since)
    .$if(device !== undefined, (query) => query.where('device', '=', device as NonNullable<typeof device>))
    .groupBy(['route', 'name', 'bucket'])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}
