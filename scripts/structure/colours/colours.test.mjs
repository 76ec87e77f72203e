// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are the texts of modules
import { expect, test } from 'vitest';
import { findColourFaults, readGreens } from './colours.mjs';

test.each([
  'const a = <b className="px-2 bg-whatsapp">Publicar</b>;',
  'const a = <b className="hover:bg-whatsapp-strong">Publicar</b>;',
  'const a = <b className={cx("text-on-whatsapp", a)} />;',
  'const a = `min-h-11 border-whatsapp ${b}`;',
  'const a = <Button variant="whatsapp">Publicar</Button>;',
  "const a = buttonStyle({ variant: 'whatsapp' });",
  'const a = <b className="bg-success text-surface">Guardar</b>;',
])('%s is green', (text) => expect(readGreens(text)).toHaveLength(1));

test.each([
  "track('whatsapp');",
  'const a = <b className="bg-success-soft text-success">Listo</b>;',
  'const a = <p>Escribile por WhatsApp</p>;',
  'const a = <Button variant="primary">Guardar</Button>;',
])('%s is not', (text) => expect(readGreens(text)).toEqual([]));

test('the button that opens a chat is green, and no other', () => {
  const greens = ['bg-whatsapp'];
  const faults = findColourFaults([
    { path: 'web/src/parts/contact/ContactButton.tsx', greens },
    { path: 'web/src/parts/share/ShareButton.tsx', greens },
  ]);
  expect(faults.map(({ path }) => path)).toEqual(['web/src/parts/share/ShareButton.tsx']);
});
