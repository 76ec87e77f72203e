import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { Files } from '@tero/shared/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { AppError } from '../errors.ts';

/** A file that came with a call, on disk until the answer is sent. `name` is what its sender called it: for messages. */
export interface IncomingFile {
  path: string;
  name: string;
  bytes: number;
}

const fieldBytes = 64 * 1024;
const fieldCount = 60;

/** Takes multipart bodies, streamed into a folder that is emptied at each start: nothing abandoned stays. */
export const incomingPlugin = plugin(async (app: FastifyInstance, { folder }: { folder: string }) => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await app.register(multipart, { throwFileSizeLimit: false });
  app.decorate('incomingFolder', folder);
  app.decorateRequest('incoming');
  const discard = async (request: FastifyRequest) => {
    for (const { path } of request.incoming ?? []) await rm(path, { force: true });
  };
  app.addHook('onResponse', discard);
  app.addHook('onRequestAbort', discard);
});

/**
 * Reads a multipart body: its fields become the body (a repeated one a list), its files land in `request.incoming`.
 * Throws `upload_refused` with the call's messages, and leaves no file when it throws.
 */
export async function readForm(request: FastifyRequest, rules: Files): Promise<void> {
  if (!request.isMultipart()) return;
  const fields: Record<string, unknown> = {};
  request.incoming = [];
  const parts = request.parts({
    limits: {
      fileSize: rules.maxBytes,
      files: rules.max + 1,
      fields: fieldCount,
      fieldSize: fieldBytes,
      headerPairs: 50,
    },
  });
  try {
    for await (const part of parts) {
      if (part.type === 'file') await keep(request, part, rules);
      else if (part.valueTruncated) throw new AppError('payload_too_large');
      else add(fields, part.fieldname, part.value);
    }
  } catch (error) {
    throw asRefusal(error, rules);
  }
  request.body = fields;
}

async function keep(request: FastifyRequest, part: MultipartFile, rules: Files): Promise<void> {
  const incoming = request.incoming ?? [];
  // a form sends an empty file for a picker that nothing was chosen in
  const isNothing = part.filename === '' || part.fieldname !== rules.field;
  if (isNothing) return void part.file.resume();
  if (incoming.length >= rules.max) throw refusal(rules, rules.tooMany);
  const name = part.filename.replace(/[\p{Cc}]/gu, '').slice(0, 100);
  const path = join(request.server.incomingFolder, randomBytes(16).toString('hex'));
  const file = { path, name, bytes: 0 };
  incoming.push(file);
  await pipeline(part.file, createWriteStream(path));
  file.bytes = part.file.bytesRead;
  if (part.file.truncated) throw refusal(rules, rules.tooLarge.replace('{file}', name));
}

function add(fields: Record<string, unknown>, name: string, value: unknown): void {
  if (!Object.hasOwn(fields, name)) fields[name] = value;
  else fields[name] = [fields[name], value].flat();
}

function refusal(rules: Files, message: string): AppError {
  return new AppError('upload_refused', { message, errors: { [rules.field]: message } });
}

function asRefusal(error: unknown, rules: Files): unknown {
  const code = (error as { code?: string }).code;
  if (code === 'FST_FILES_LIMIT') return refusal(rules, rules.tooMany);
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT') return new AppError('payload_too_large');
  if (error instanceof AppError || code === 'ENOSPC') return error;
  // no boundary, a body that ends in the middle, a forbidden field name
  return new AppError('malformed_request');
}

declare module 'fastify' {
  interface FastifyInstance {
    incomingFolder: string;
  }
  interface FastifyRequest {
    incoming?: IncomingFile[];
  }
}
