import { randomBytes } from 'node:crypto';
import { serviceFiles } from '@tero/shared/contract/services-publish';
import { limits } from '@tero/shared/limits';
import { damagedPicture, emptyFile, naming, sizeFault } from '@tero/shared/rules/images/faults';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { badFiles, bomb, jpeg } from '../../../../test/bad-files.ts';
import { filesIn, image, type SentFile } from '../../../../test/forms.ts';
import { startHarness } from '../../../../test/harness.ts';
import { filled } from '../../../../test/service-fields.ts';
import { createPublisher, publish } from '../../../../test/service-form.ts';

const h = await startHarness();
const provider = await createPublisher(h);
let address = '';
beforeAll(async () => {
  address = await h.app.listen({ host: '127.0.0.1', port: 0 });
});

/** Sends a raw body that no browser would send. */
const raw = (body: string | Buffer, type: string) =>
  h.call('POST', '/api/services', {
    as: provider.token,
    body: body as unknown as object,
    headers: { 'content-type': type },
  });

const part = (name: string, value: string, file = '') =>
  `--x\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
const filledParts = Object.entries(filled)
  .map(([name, value]) => part(name, value))
  .join('');

async function expectNothingLeft(): Promise<void> {
  const { length } = await h.deps.db.selectFrom('services').select('id').execute();
  expect(length).toBe(0);
  expect(filesIn(h, 'uploads')).toEqual([]);
  expect(filesIn(h, 'incoming')).toEqual([]);
}

/** The message about each file that is a damaged or excessive image. */
const told: Record<string, string> = {
  'a PNG of 225 megapixels': sizeFault({ width: 15_000, height: 15_000 }) ?? '',
  'a JPEG cut off in the middle': damagedPicture,
  'a JPEG without its last kilobyte': damagedPicture,
  'a PNG cut off in the middle': damagedPicture,
  'a PNG with a spoiled row': damagedPicture,
  'nothing at all': emptyFile,
};

describe('a file that is no picture', () => {
  it.each(Object.entries(badFiles))('%s', async (what, file) => {
    const { status, body } = await publish(h, provider, {}, [file]);
    const message = naming(told[what] ?? serviceFiles.notAnImage, file.name ?? '');
    expect([status, body.code, body.message, body.errors]).toEqual([
      400,
      'upload_refused',
      message,
      { images: message },
    ]);
    await expectNothingLeft();
  });

  it('is refused among good ones, before and after them, and they go too', async () => {
    const bad = badFiles['a JPEG cut off in the middle'] as SentFile;
    for (const order of [
      [await image(), bad],
      [bad, await image()],
    ]) {
      expect((await publish(h, provider, {}, order)).status).toBe(400);
      await expectNothingLeft();
    }
  });

  it('is a small file although it holds so many pixels', () => {
    expect(bomb().length).toBeLessThan(30_000);
  });

  it('is called by its name without signs that would break the message', async () => {
    const { body } = await publish(h, provider, {}, [{ bytes: 'x', name: `a\u202egpj$&<b>${'z'.repeat(300)}.jpg` }]);
    expect(body.message).toMatch(/^El archivo agpj\$&<b>z+ no es una imagen válida$/);
    expect(body.message?.length).toBeLessThan(150);
  });
});

describe('too much', () => {
  it('a picture of 16 MB, and one byte more than 15 MB; exactly 15 MB is fine', async () => {
    const side = 2400;
    const noise = await sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
      .png({ compressionLevel: 0 })
      .toBuffer();
    expect(noise.length).toBeGreaterThan(16 * 1024 * 1024);
    const message = 'Algunas imágenes superan el límite de 15MB';
    const padded = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]);
    for (const bytes of [noise, padded(limits.serviceImageBytes + 1)]) {
      const { status, body } = await publish(h, provider, {}, [bytes, await image()]);
      expect([status, body.message, body.errors]).toEqual([400, message, { images: message }]);
      await expectNothingLeft();
    }
    const { status, body } = await publish(h, provider, {}, [padded(limits.serviceImageBytes)]);
    expect([status, body.errors]).toEqual([200, undefined]);
    await h.call('DELETE', `/api/services/${body.service.id}`, { as: provider.token });
    await h.deps.db.deleteFrom('services').execute();
    await expectNothingLeft();
  });

  it('six pictures; five are fine', async () => {
    const six = await Promise.all([1, 2, 3, 4, 5, 6].map(() => image()));
    const message = 'No puedes agregar más de 5 imágenes en total';
    for (const files of [six, [...six, ...six, ...six]]) {
      const { status, body } = await publish(h, provider, {}, files);
      expect([status, body.message, body.errors]).toEqual([400, message, { images: message }]);
      await expectNothingLeft();
    }
    const { status, body } = await publish(h, provider, {}, six.slice(1));
    expect([status, body.service.images.length]).toEqual([200, 5]);
    await h.call('DELETE', `/api/services/${body.service.id}`, { as: provider.token });
    await h.deps.db.deleteFrom('services').execute();
    await expectNothingLeft();
  });

  it('a field of 70 kB, and a hundred fields', async () => {
    const long = await publish(h, provider, { additional_notes: 'a'.repeat(70_000) });
    expect([long.status, long.body.code]).toEqual([413, 'payload_too_large']);
    await expectNothingLeft();
    const names = Array.from({ length: 100 }, (_, i) => [`campo${i}`, 'x']);
    const many = await publish(h, provider, Object.fromEntries(names));
    expect([many.status, many.body.code]).toEqual([413, 'payload_too_large']);
    await expectNothingLeft();
  });

  it('is told over the network while the rest is still on its way', async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries(filled)) body.append(name, value);
    const bytes = new Uint8Array(3 * 1024 * 1024);
    for (let i = 0; i < 8; i += 1) body.append('images', new File([bytes], `${i}.jpg`, { type: 'image/jpeg' }));
    const headers = { authorization: `Bearer ${provider.token}` };
    for (let time = 0; time < 2; time += 1) {
      const reply = await fetch(`${address}/api/services`, { method: 'POST', body, headers });
      expect([reply.status, await reply.json()]).toMatchObject([
        400,
        { message: 'No puedes agregar más de 5 imágenes en total' },
      ]);
    }
    const stranger = await fetch(`${address}/api/services`, { method: 'POST', body });
    expect([stranger.status, await stranger.json()]).toMatchObject([401, { code: 'session_required' }]);
    await expectNothingLeft();
  });
});

describe('a body that is no form', () => {
  it.each([
    ['without a boundary', `${filledParts}--x--`, 'multipart/form-data'],
    ['with another boundary than it says', `${filledParts}--x--`, 'multipart/form-data; boundary=y'],
    [
      'that ends in the middle of a file',
      filledParts + part('images', 'JFIF', '; filename="a.jpg"').slice(0, -20),
      'multipart/form-data; boundary=x',
    ],
    ['that ends between two fields', filledParts, 'multipart/form-data; boundary=x'],
    [
      'with a __proto__ field',
      `${filledParts}${part('__proto__', '{"is_admin":true}')}--x--`,
      'multipart/form-data; boundary=x',
    ],
    ['with a constructor field', `${filledParts}${part('constructor', 'x')}--x--`, 'multipart/form-data; boundary=x'],
    [
      'with a file called __proto__',
      `${filledParts}${part('__proto__', 'x', '; filename="a.jpg"')}--x--`,
      'multipart/form-data; boundary=x',
    ],
    ['that is JSON and says it is a form', JSON.stringify(filled), 'multipart/form-data; boundary=x'],
  ])('%s', async (_, body, type) => {
    const { status, body: reply } = await raw(body, type);
    expect([status, reply.success]).toEqual([400, false]);
    expect(reply.message).toBeTruthy();
    expect(({} as { is_admin?: boolean }).is_admin).toBeUndefined();
    await expectNothingLeft();
  });

  it('that is empty says what is missing', async () => {
    for (const body of ['', '--x--\r\n']) {
      const { status, body: reply } = await raw(body, 'multipart/form-data; boundary=x');
      expect([status, reply.errors?.images]).toEqual([400, 'Debes subir al menos una imagen para el servicio']);
      expect(reply.errors?.title).toBe('Escribí el título');
    }
    await expectNothingLeft();
  });

  it('with pictures under another name, or without one, has no pictures', async () => {
    const odd = part('otro', 'x', '; filename="a.jpg"') + part('images', 'x', '; filename=""');
    const nameless =
      '--x\r\ncontent-disposition: form-data; name="images"\r\ncontent-type: application/octet-stream\r\n\r\nx\r\n';
    const { status, body } = await raw(`${filledParts}${odd}${nameless}--x--`, 'multipart/form-data; boundary=x');
    expect([status, body.errors]).toEqual([400, { images: 'Debes subir al menos una imagen para el servicio' }]);
    await expectNothingLeft();
  });

  it('with a path for a name writes nowhere else', async () => {
    const file = part('images', 'x', '; filename="../../../../tmp/tero-escape.jpg"');
    const { body } = await raw(`${filledParts}${file}--x--`, 'multipart/form-data; boundary=x');
    expect(body.message).toBe('El archivo tero-escape.jpg no es una imagen válida');
    await expectNothingLeft();
  });
});
