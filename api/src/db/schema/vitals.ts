import type { VitalName, vitalConnections, vitalDevices } from '@tero/shared/rules/reports/vitals';
import type { Generated } from 'kysely';

/** The number of visits of a local day in each bucket of a metric. No row identifies a person (rule ADM-90). */
export interface VitalDaysTable {
  id: Generated<number>;
  /** local, `YYYY-MM-DD` */
  day: string;
  /** the pattern of the route on which the visits began */
  route: string;
  name: VitalName;
  device: (typeof vitalDevices)[number];
  connection: (typeof vitalConnections)[number];
  build: string;
  /** the number of a bucket of shared/src/rules/reports/vitals.ts */
  bucket: number;
  count: number;
}
