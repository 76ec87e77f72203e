import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { addAbortSignal } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { FastifyBaseLogger } from 'fastify';
import { usualWaits } from '../core/waits.ts';
import { type FileStore, type Files, FilesAway } from './store.ts';

/** The address of a bucket, and the keys for it. */
export interface S3Config {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** without a slash at its end; null: the server itself serves the pictures */
  readonly publicUrl: string | null;
}

type Log = Pick<FastifyBaseLogger, 'warn'>;

/** One millisecond for each KB corresponds to a connection of 8 Mbit/s. */
const perByte = 1 / 1000;
const removedAtOnce = 16;
const quiet = () => undefined;
/** Errors of this machine's disk, which say nothing about the bucket. */
const ofDisk = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'ENOENT'];

/** The headers of a stored picture. Caches may keep it for good, since its name is never used again. */
const picture = { ContentType: 'image/webp', CacheControl: 'public, max-age=31536000, immutable' };

const hidden = { ContentType: 'application/octet-stream', CacheControl: 'private, no-store' };

/** Opens the prefixes of a bucket. No object is marked as public: the bucket's policy publishes only `uploads/`. */
export function s3Files(config: S3Config, log: Log, longest?: number): Files {
  const { at, close } = s3Prefix(config, log, longest);
  return { uploads: at('uploads/', picture), staged: at('staged/'), assets: at('assets/'), close };
}

/** Opens a bucket. `at` returns a store under a prefix, whose objects are private unless the caller says otherwise. */
export function s3Prefix(config: S3Config, log: Log, longest = usualWaits.bucket) {
  const { endpoint, region, accessKeyId, secretAccessKey } = config;
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: 2,
    // otherwise the client writes to the console; we log each failure ourselves, once
    logger: { trace: quiet, debug: quiet, info: quiet, warn: quiet, error: quiet },
    requestHandler: { connectionTimeout: 1500 },
    // not all servers that speak S3 know the newer checksums
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (prefix: string, said: object = hidden) =>
    prefixOf({ client, bucket: config.bucket, prefix, said, log, longest });
  return { at, close: () => client.destroy() };
}

interface Opened {
  client: S3Client;
  bucket: string;
  prefix: string;
  /** headers of each stored object */
  said: object;
  log: Log;
  /** milliseconds for a call, without the time for its bytes */
  longest: number;
}

function prefixOf({ client, bucket: Bucket, prefix, said, log, longest }: Opened): FileStore {
  const at = (name: string) => ({ Bucket, Key: prefix + name });

  async function call<T>(work: (options: { abortSignal: AbortSignal }) => Promise<T>, bytes = 0): Promise<T> {
    const abortSignal = AbortSignal.timeout(longest + Math.ceil(bytes * perByte));
    try {
      return await work({ abortSignal });
    } catch (error) {
      if (isOfDisk(error)) throw error;
      log.warn(causeOf(error), 'the bucket of files does not answer as it should');
      throw new FilesAway();
    }
  }

  /**
   * Passes a file's bytes to `use` as they arrive. Returns null when the file is missing. Throws when the stream is cut
   * off.
   */
  function download<T>(name: string, use: (body: Readable, signal: AbortSignal) => Promise<T>): Promise<T | null> {
    return call(async (options) => {
      const found = await client.send(new GetObjectCommand(at(name)), options).catch(nullWhenMissing);
      return found && use(found.Body as Readable, options.abortSignal);
    });
  }

  return {
    async put(name, bytes) {
      const command = new PutObjectCommand({ ...at(name), ...said, Body: bytes, ContentLength: bytes.length });
      await call((options) => client.send(command, options), bytes.length);
    },
    async take(name, path) {
      const { size } = await stat(path);
      const send = (options: object) => {
        const Body = createReadStream(path);
        return client.send(new PutObjectCommand({ ...at(name), ...said, Body, ContentLength: size }), options);
      };
      await call(send, size);
      await rm(path, { force: true });
    },
    read: (name) => download(name, (body, signal) => buffer(addAbortSignal(signal, body))),
    localPath: (name, copy) =>
      download(name, async (body, signal) => {
        await pipeline(body, createWriteStream(copy), { signal });
        return copy;
      }),
    has: async (name) => {
      const command = new HeadObjectCommand(at(name));
      return (await call((options) => client.send(command, options).catch(nullWhenMissing))) !== null;
    },
    async remove(names) {
      const left = [...names];
      const removeNext = async () => {
        for (let name = left.pop(); name !== undefined; name = left.pop()) {
          const command = new DeleteObjectCommand(at(name));
          await call((options) => client.send(command, options).catch(nullWhenMissing));
        }
      };
      await Promise.all(Array.from({ length: Math.min(removedAtOnce, left.length) }, removeNext));
    },
    async *list() {
      let ContinuationToken: string | undefined;
      do {
        const command = new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken });
        const page = await call((options) => client.send(command, options));
        // corrects this machine's clock by the offset that the client learned from the bucket's responses
        const now = Date.now() + client.config.systemClockOffset;
        for (const { Key = '', Size = 0, LastModified } of page.Contents ?? []) {
          yield { name: Key.slice(prefix.length), bytes: Size, age: LastModified ? now - LastModified.getTime() : 0 };
        }
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
  };
}

function nullWhenMissing(error: { name?: string }): null {
  if (error.name === 'NoSuchKey' || error.name === 'NotFound') return null;
  throw error;
}

function isOfDisk(error: unknown): boolean {
  return ofDisk.includes((error as NodeJS.ErrnoException).code ?? '');
}

/** Returns the part of an error that may be logged: its kind and status, never the request or its key. */
function causeOf(error: unknown) {
  const { name, code, $metadata } = error as { name?: string; code?: string; $metadata?: { httpStatusCode?: number } };
  return { error: code ?? name, status: $metadata?.httpStatusCode };
}
