// What other features publish passes the same gate; administrators make and mend services through the same columns.
export { type Amendment, amendService } from './amend.ts';
export { leafOf, serviceColumns } from './columns.ts';
export { requireMayBringPhotos, requireMayPublish } from './gate.ts';
