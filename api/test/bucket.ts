import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

/** The faults of a bucket: no response, errors, half a response, half of a backup, no such bucket, no permission. */
export type BucketFault = 'slow' | 'error' | 'cut' | 'half sets' | 'missing' | 'denied';

export interface Bucket {
  /** the variables of a server that uses it */
  env: Record<string, string>;
  /** from now on; null: all is well */
  fault: BucketFault | null;
  /** the requested access of each object */
  acls: string[];
  /** Names of the objects under a prefix. */
  names(prefix: string): string[];
  /** Loses objects behind everybody's back. */
  lose(prefix: 'uploads' | 'staged'): void;
  close(): Promise<void>;
}

const name = 'tero-fotos';
const suffix = '._S3rver_object';

/** Starts a server that speaks S3 and keeps objects in files, behind a proxy that causes faults. */
export async function startBucket(): Promise<Bucket> {
  const directory = mkdtempSync(join(tmpdir(), 'tero-bucket-'));
  const options = { address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets: [{ name }] };
  // s3rver rejects the signature of a list, because it signs the bucket's own address differently from S3
  const server = new S3rver({ ...options, allowMismatchedSignatures: true });
  const { port } = await server.run();
  const folder = (prefix: string) => join(directory, name, prefix);
  for (const prefix of ['staged', 'uploads']) keep(folder(prefix));
  const proxy = http.createServer((request, response) => {
    const { 'x-amz-acl': acl, authorization } = request.headers;
    if (acl) bucket.acls.push(String(acl));
    if (!authorization?.startsWith('AWS4-HMAC-SHA256 Credential=S3RVER/')) return refuse(response, 403, 'AccessDenied');
    if (bucket.fault === 'slow') return void request.resume();
    if (bucket.fault === 'error') return refuse(response, 500, 'InternalError');
    if (bucket.fault === 'denied') return refuse(response, 403, 'AccessDenied');
    if (bucket.fault === 'missing') return refuse(response, 404, 'NoSuchBucket');
    const { method, url: path, headers } = request;
    const passed = http.request({ host: '127.0.0.1', port, method, path, headers }, (upstream) => {
      response.writeHead(upstream.statusCode ?? 500, upstream.headers);
      const isOfSet = method === 'GET' && /\/sets\/.+\.sqlite/.test(path ?? '');
      if (bucket.fault === 'cut' || (bucket.fault === 'half sets' && isOfSet))
        upstream.once('data', (part: Buffer) => cut(response, part));
      else upstream.pipe(response);
    });
    passed.on('error', () => response.destroy());
    if (bucket.fault === 'cut' && method === 'PUT') request.once('data', () => response.destroy());
    else request.pipe(passed);
  });
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  const endpoint = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const bucket: Bucket = {
    env: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: name,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    fault: null,
    acls: [],
    names(prefix) {
      const files = readdirSync(directory, { recursive: true, encoding: 'utf8' });
      const within = `${name}/${prefix}/`;
      return files
        .filter((file) => file.startsWith(within) && file.endsWith(suffix))
        .map((file) => file.slice(within.length, -suffix.length))
        .sort();
    },
    lose(prefix) {
      rmSync(folder(prefix), { recursive: true, force: true });
      keep(folder(prefix));
    },
    async close() {
      proxy.closeAllConnections();
      await new Promise((closed) => proxy.close(closed));
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
  return bucket;
}

/**
 * Makes a folder that is never empty. After a deletion, s3rver removes an empty folder with everything in it by then,
 * even an object that was stored in between.
 */
function keep(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, '.keep'), '');
}

function refuse(response: http.ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`);
}

function cut(response: http.ServerResponse, part: Buffer): void {
  response.write(part.subarray(0, Math.ceil(part.length / 2)), () => response.destroy());
}
