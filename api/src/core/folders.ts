import { join } from 'node:path';

/** True if the build runs (files of `api/dist`), false for the sources. */
export const isBuild = !import.meta.filename.endsWith('.ts');

/** The folder `api` with the files that the code reads, for the build and for the sources. */
export const apiFolder = join(import.meta.dirname, isBuild ? '..' : '../..');
