/** The connection as some browsers describe it (Network Information). */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

function connection(): Connection | undefined {
  return (navigator as { connection?: Connection }).connection;
}

/** Returns the browser's name for the speed of the connection; undefined where it gives none. */
export function connectionType(): string | undefined {
  return connection()?.effectiveType;
}

/** Returns whether the browser asks to save data. */
export function asksToSave(): boolean {
  return connection()?.saveData === true;
}
