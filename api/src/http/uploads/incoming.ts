import { randomBytes } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { Files } from '@tero/shared/contract/endpoint';
import { naming } from '@tero/shared/rules/images/faults';
import { beginning } from '@tero/shared/rules/text/letters';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { AppError, isStorageFull } from '../../core/errors.ts';
import type { IncomingFile } from '../../core/incoming-file.ts';
import type { Deps } from '../../deps/deps.ts';
import { ownFolderIn } from './own-folder.ts';
import { UploadSlots } from './upload-slots.ts';

const fieldBytes = 64 * 1024;
const fieldCount = 60;

/**
 * Accepts multipart bodies and streams their files into a folder of this process. A start removes the folders of
 * processes that are gone, so a crash leaves no files behind.
 */
export const incomingPlugin = plugin(async (app: FastifyInstance, { config }: Deps) => {
  const { folder, leave } = ownFolderIn(join(config.dataDir, 'incoming'));
  app.addHook('onClose', async () => leave());
  await app.register(multipart, { throwFileSizeLimit: false });
  app.decorate('uploadSlots', new UploadSlots(folder, config.rateLimitScale));
  app.decorateRequest('incoming');
  app.addHook('onSend', ({ incoming }, _reply, _payload, done) => {
    if (incoming) discard(incoming).then(() => done(), done);
    else done();
  });
});

/**
 * Reads a multipart body. Its fields become the body, a repeated field a list. Its files become `request.incoming` and
 * are removed when the call ends. Throws `upload_refused` with the endpoint's messages, and removes the files.
 */
export async function readForm(request: FastifyRequest, reply: FastifyReply, rules: Files): Promise<void> {
  if (!request.isMultipart()) return;
  const leave = await request.server.uploadSlots.enter(request);
  const incoming: IncomingFile[] = [];
  request.incoming = incoming;
  // `close` also comes when the sender has disconnected and no response is sent
  reply.raw.once('close', () => {
    leave();
    void discard(incoming);
  });
  try {
    request.body = await readParts(request, incoming, rules);
  } catch (error) {
    await discard(incoming);
    // browsers read the response only after they have sent everything
    request.raw.unpipe();
    request.raw.resume();
    throw asRefusal(error, rules);
  }
}

async function readParts(request: FastifyRequest, incoming: IncomingFile[], rules: Files) {
  const fields: Record<string, unknown> = {};
  const parts = request.parts({
    limits: {
      fileSize: rules.maxBytes,
      files: rules.max + 1,
      fields: fieldCount,
      fieldSize: fieldBytes,
      headerPairs: 50,
    },
  });
  for await (const part of parts) {
    if (part.type === 'file') await keep(request, incoming, part, rules);
    else if (part.valueTruncated) throw new AppError('payload_too_large');
    else add(fields, part.fieldname, part.value);
  }
  return fields;
}

async function keep(request: FastifyRequest, incoming: IncomingFile[], part: MultipartFile, rules: Files) {
  // a form sends an empty file for a file picker that was left empty
  const isNothing = !part.filename || part.fieldname !== rules.field;
  if (isNothing) return void part.file.resume();
  if (incoming.length >= rules.max) throw refusal(rules, rules.tooMany);
  const name = beginning(part.filename.replace(/[\p{Cc}\p{Cf}]/gu, ''), 100);
  const path = join(request.server.uploadSlots.folder, randomBytes(16).toString('hex'));
  const file = { path, name, bytes: 0 };
  incoming.push(file);
  // opened first, because a file created after `discard` would stay
  const handle = await open(path, 'wx');
  await pipeline(part.file, handle.createWriteStream());
  file.bytes = part.file.bytesRead;
  if (part.file.truncated) throw refusal(rules, naming(rules.tooLarge, name));
}

/** Adds a field to the body. Forms send line breaks as CRLF, and this stores them as LF. */
function add(fields: Record<string, unknown>, name: string, given: unknown): void {
  const value = typeof given === 'string' ? given.replaceAll('\r\n', '\n') : given;
  if (!Object.hasOwn(fields, name)) fields[name] = value;
  else fields[name] = [fields[name], value].flat();
}

async function discard(incoming: readonly IncomingFile[]): Promise<void> {
  for (const { path } of incoming) await rm(path, { force: true });
}

function refusal(rules: Files, message: string): AppError {
  return new AppError('upload_refused', { message, errors: { [rules.field]: message } });
}

function asRefusal(error: unknown, rules: Files): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === 'FST_FILES_LIMIT') return refusal(rules, rules.tooMany);
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT') return new AppError('payload_too_large');
  const isOfDisk = isStorageFull(error) || syscall === 'open' || syscall === 'write';
  if (error instanceof AppError || isOfDisk) return error;
  // no boundary, a truncated body, a forbidden field name
  return new AppError('malformed_request');
}

declare module 'fastify' {
  interface FastifyInstance {
    uploadSlots: UploadSlots;
  }
  interface FastifyRequest {
    incoming?: readonly IncomingFile[];
  }
}
