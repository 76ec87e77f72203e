import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, deflateRaw } from 'node:zlib';

// Compresses what is the same for everybody once, and ends it for each visitor with some bytes as they are. Both formats
// know blocks that hold bytes uncompressed: RFC 1951, 3.2.4 and RFC 7932, 9.2.

/** What the beginning of a text is sent as; any end can be put behind each. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The longest end, in bytes: what one block holds. */
export const longestEnd = 65_535;

const brotli = promisify(brotliCompress);
const deflate = promisify(deflateRaw);
/** No name and no time; made on any system. */
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty last block. */
const brotliEnd = Buffer.from([3]);

/** Compresses a beginning, up to a whole byte and without the mark of an end. */
export async function beginning(text: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return text;
  if (encoding === 'gzip') {
    return Buffer.concat([gzipHead, await deflate(text, { finishFlush: constants.Z_SYNC_FLUSH })]);
  }
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  return brotli(text, { finishFlush: constants.BROTLI_OPERATION_FLUSH, params });
}

/** What is known of the text that a beginning was made of. */
interface Sum {
  crc: number;
  length: number;
}

export function sumOf(text: Buffer): Sum {
  return { crc: crc32(text), length: text.length };
}

/** Returns the whole: a beginning, and its end. */
export function joined(start: Buffer, end: Buffer, encoding: Encoding, sum: () => Sum): Buffer {
  if (encoding === 'identity') return Buffer.concat([start, end]);
  if (encoding === 'br') return Buffer.concat([start, brotliBlock(end.length), end, brotliEnd]);
  const head = Buffer.alloc(5);
  head.writeUInt8(1);
  head.writeUInt16LE(end.length, 1);
  head.writeUInt16LE(~end.length & 0xffff, 3);
  const tail = Buffer.alloc(8);
  const { crc, length } = sum();
  tail.writeUInt32LE(crc32(end, crc));
  tail.writeUInt32LE((length + end.length) >>> 0, 4);
  return Buffer.concat([start, head, end, tail]);
}

/** The head of an uncompressed block: not the last, its length less one in 16 bits, and the mark for uncompressed. */
function brotliBlock(length: number): Buffer {
  const head = Buffer.alloc(3);
  head.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, 3);
  return head;
}
