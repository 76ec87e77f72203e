/** Reads an address of the API without HTTP; throws `ApiError` as a call would. */
export type Read = (address: string) => Promise<unknown>;

let read: Read | undefined;

/** Sets the function that reads instead of HTTP. The server renders pages from its own data. */
export function readThrough(given: Read): void {
  read = given;
}

export function ownReading(): Read | undefined {
  return read;
}
