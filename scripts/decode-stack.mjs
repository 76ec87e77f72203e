// node scripts/run.mjs scripts/decode-stack.mjs BUILD < stack.txt: prints the stack of a crash, copied from the panel,
// with the places in the source. It uses the source maps in web/dist-maps/BUILD.
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { root } from './project.mjs';

const build = process.argv[2];
if (!build) throw new Error('usage: node scripts/run.mjs scripts/decode-stack.mjs BUILD < stack.txt');
const maps = new Map();

function mapOf(file) {
  const path = join(root, 'web', 'dist-maps', build, `${file}.map`);
  if (!maps.has(file)) maps.set(file, new SourceMap(JSON.parse(readFileSync(path, 'utf8'))));
  return maps.get(file);
}

const stack = await text(process.stdin);
process.stdout.write(
  stack.replaceAll(/\/(?:assets\/)?([\w.-]+\.js):(\d+):(\d+)/g, (place, file, line, column) => {
    const { originalSource, originalLine, originalColumn } = mapOf(file).findEntry(line - 1, column - 1);
    if (!originalSource) return place;
    return `${originalSource.replace(/^(\.\.\/)+/, '')}:${originalLine + 1}:${originalColumn + 1}`;
  }),
);
