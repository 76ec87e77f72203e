// node api/test/draw-demo-cli.ts FOLDER: draws the demo's pictures, which the steps of `npm test` share
// (demo-pictures.ts).
import { renameSync } from 'node:fs';
import process from 'node:process';
import { diskFiles } from '../src/files/disk.ts';
import { imageStore } from '../src/images/store.ts';
import { renderImages } from '../src/seed/images.ts';

const [, , folder] = process.argv;
if (!folder) throw new Error('which folder?');
// all of them are there, or none
const begun = `${folder}-begun`;
await renderImages(imageStore(diskFiles(begun)));
renameSync(begun, folder);
