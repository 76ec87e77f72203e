// What other features publish passes the same gate.
export { requireMayPublish } from './gate.ts';
