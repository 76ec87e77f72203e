import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** A file that came with a call, on disk until the answer is sent. `name` is what its sender called it: for messages. */
export interface IncomingFile {
  path: string;
  name: string;
  bytes: number;
}

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
