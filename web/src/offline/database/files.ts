/** A file as rows hold it: its bytes, never a Blob, which WebKit loses. */
export interface StoredFile {
  name: string;
  type: string;
  bytes: ArrayBuffer;
}

/** Reads a file for storing. Call it before a transaction, which ends while anything else is awaited. */
export async function readForStore(file: File): Promise<StoredFile> {
  return { name: file.name, type: file.type, bytes: await file.arrayBuffer() };
}

export function fileOf({ name, type, bytes }: StoredFile): File {
  return new File([bytes], name, { type });
}
