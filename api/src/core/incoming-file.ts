import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** An uploaded file, on disk until the response is sent. `name` is the sender's file name, for messages only. */
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
