import { join } from 'node:path';

/** Whether the build runs (files of `api/dist`), or the sources. */
export const isBuild = !import.meta.filename.endsWith('.ts');

/** The folder `api`: what the code reads beside itself lies there, whether the build runs or the sources. */
export const apiFolder = join(import.meta.dirname, isBuild ? '..' : '../..');
