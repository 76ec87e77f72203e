/** The connection as some browsers describe it (Network Information). */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

function connection(): Connection | undefined {
  return (navigator as { connection?: Connection }).connection;
}

/** Returns how fast the connection is, by the names that browsers have for it; undefined where they do not say. */
export function connectionType(): string | undefined {
  return connection()?.effectiveType;
}

/** Tells whether the browser asks to save data. */
export function asksToSave(): boolean {
  return connection()?.saveData === true;
}
