/** Thrown when the device is full. `imagesOnly`: the texts were stored all the same. */
export class NoRoomError extends Error {
  readonly imagesOnly: boolean;

  constructor(imagesOnly: boolean, cause: unknown) {
    super('No hay espacio en este dispositivo', { cause });
    this.name = 'NoRoomError';
    this.imagesOnly = imagesOnly;
  }
}

/** Recognises the browser's error for a full device. */
export function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
