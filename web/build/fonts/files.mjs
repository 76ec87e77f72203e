/**
 * Makes the fonts that the app serves, of the packages' files: the signs that are written here, the weights that the
 * styles use, and of the features what is on by itself and figures of one width. Half as many bytes stand in the way of a
 * first view. A sign that is left out comes from the next font of the list. Anew: node web/build/fonts/files.mjs
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const folder = join(import.meta.dirname, '../../src/assets/fonts');

const ascii = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, at) => 0x20 + at));
const spanish = `${ascii}ÁÉÍÓÚÜÑÇÃÕÂÊÔÀÄÖáéíóúüñçãõâêôàäö\u00a0¡¿«»·°ªº–—‘’“”•…€→−×`;
/** What names of neighbours and of their families have beside: text alone, headings fall back on it. */
const names = 'ÈÌÒÙÎÛËÏÅÆØÝèìòùîûëïåæøýÿß£©®±½¼¾²³´„‚←≤≥″′';
const keepFeatures = ['kern', 'mark', 'mkmk', 'liga', 'clig', 'rlig', 'calt', 'ccmp', 'locl', 'tnum'];

const fonts = [
  {
    name: 'figtree',
    file: require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    signs: spanish + names,
    wght: { min: 400, max: 700 },
  },
  {
    name: 'bricolage-grotesque',
    file: require.resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
    signs: spanish,
    wght: { min: 600, max: 800 },
  },
];

for (const { name, file, signs, wght } of fonts) {
  const whole = await readFile(file);
  const options = { targetFormat: 'woff2', variationAxes: { wght }, keepFeatures };
  const small = await subsetFont(whole, signs, options);
  await writeFile(join(folder, `${name}.woff2`), small);
  console.log(`${name} ${whole.length} → ${small.length}`);
}
