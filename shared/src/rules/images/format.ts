/** First bytes of the accepted formats; file names and declared types prove nothing. */
const signatures = [
  { format: 'jpeg', parts: [{ at: 0, bytes: [0xff, 0xd8, 0xff] }] },
  { format: 'png', parts: [{ at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] }] },
  { format: 'gif', parts: [{ at: 0, bytes: [0x47, 0x49, 0x46, 0x38] }] },
  {
    format: 'webp',
    parts: [
      { at: 0, bytes: [0x52, 0x49, 0x46, 0x46] },
      { at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
    ],
  },
] as const;

export type ImageFormat = (typeof signatures)[number]['format'];

/** Returns the format of an image by its content; undefined when Tero does not accept the format (rule SVC-15). */
export function imageFormat(start: Uint8Array): ImageFormat | undefined {
  const begins = ({ at, bytes }: { at: number; bytes: readonly number[] }) =>
    start.length > at + bytes.length && bytes.every((byte, i) => start[at + i] === byte);
  return signatures.find(({ parts }) => parts.every(begins))?.format;
}
