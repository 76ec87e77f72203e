/** A first view: tags for the head, the HTML of the app's root, and a tag with the data that it was drawn from. */
export interface View {
  head: string;
  root: string;
  data: string;
}

/** The exports of the build of web/src/server.tsx. */
export interface Renderer {
  startReading: (read: (address: string) => Promise<{ status: number; body: unknown }>) => void;
  draw: (address: string) => Promise<View>;
}

export type ToThread =
  | { type: 'draw'; id: number; address: string }
  | { type: 'response'; id: number; status: number; body: string };

export type FromThread =
  | { type: 'drawn'; id: number; view: View }
  | { type: 'failed'; id: number; reason: string }
  | { type: 'read'; id: number; address: string };
