import type { ErrorEnvelope } from '@tero/shared/errors';

/**
 * The fate of a request. `lost`: handled, but the response never arrives. `offline`: it never arrives at the server.
 * `silent`: no response until the caller gives up. `late`: handled after the caller gave up. `portal`: another server's
 * page responds.
 */
export type Turn =
  | 'done'
  | 'lost'
  | 'offline'
  | 'silent'
  | 'portal'
  | { status: number; code: string; retryAfter?: number; errors?: Record<string, string>; current?: object }
  | { late: Promise<unknown> }
  | { reply: object };

export interface Call {
  method: string;
  path: string;
  key: string | null;
  token: string | null;
  /** version of what an edit began with */
  ifMatch: string | null;
  body: unknown;
  /** milliseconds */
  at: number;
}

/** Imitates an API that stores requests by `Idempotency-Key`, as the real API does, and fails as the script says. */
export class ScriptedServer {
  /** the fates of the next requests, in order; after them the server is healthy */
  readonly script: Turn[] = [];
  readonly calls: Call[] = [];
  /** ids of uploaded images */
  readonly uploads = new Set<string>();
  /** bodies that were stored, by their idempotency key */
  readonly stored = new Map<string, unknown>();
  /** state of favourites and likes after the last stored request: 'favorite:3' → true */
  readonly switches = new Map<string, boolean>();
  /** state after edits: 'service:5' → the body of the last stored edit */
  readonly changes = new Map<string, unknown>();
  /** published posts by their id, as they were created */
  readonly posts = new Map<number, { key: string; content: string }>();
  /** keys that arrived again while their request was under way */
  readonly clashes: string[] = [];
  /** keys that arrived again with other content, in order */
  readonly reused: string[] = [];
  readonly #responses = new Map<string, object>();
  readonly #underWay = new Set<string>();

  /** returns the calls without those of images */
  get writes(): Call[] {
    return this.calls.filter(({ path }) => !path.startsWith('/api/uploads/'));
  }

  async handle(request: Request, sent: string): Promise<Response> {
    const { pathname: path } = new URL(request.url);
    if (path === '/health/live') return reply({ status: 'ok' });
    const isForm = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
    const text = isForm ? '' : sent;
    const call: Call = {
      method: request.method,
      path,
      key: request.headers.get('idempotency-key'),
      token: request.headers.get('authorization')?.replace('Bearer ', '') ?? null,
      ifMatch: request.headers.get('if-match'),
      body: text ? JSON.parse(text) : undefined,
      at: Date.now(),
    };
    this.calls.push(call);
    const turn = this.script.shift() ?? 'done';
    // takes one turn of the event loop; a real request takes many
    await new Promise((resolve) => setImmediate(resolve));
    return this.#serve(call, turn, text);
  }

  async #serve(call: Call, turn: Turn, text: string): Promise<Response> {
    if (turn === 'offline') throw new TypeError('Failed to fetch');
    if (turn === 'silent') return new Promise(() => undefined);
    if (turn === 'portal') return new Response('<h1>Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } });
    if (typeof turn === 'object' && 'late' in turn) await turn.late;
    else if (typeof turn === 'object' && 'reply' in turn) return reply({ success: true, ...turn.reply });
    else if (typeof turn === 'object') return refuse(turn);
    const response = call.path.startsWith('/api/uploads/') ? this.#upload(call) : await this.#write(call, text);
    if (turn === 'lost') throw new TypeError('Failed to fetch');
    return response;
  }

  #upload({ method, path }: Call): Response {
    const id = path.replace('/api/uploads/', '');
    if (method === 'DELETE') this.uploads.delete(id);
    else this.uploads.add(id);
    return reply({ success: true, upload: { id, bytes: 1 } });
  }

  async #write(call: Call, text: string): Promise<Response> {
    const { key, body } = call;
    if (!key) return refuse({ status: 400, code: 'validation_failed' });
    const ids = (body as { photoIds?: string[] } | undefined)?.photoIds ?? [];
    const missing = ids.filter((id) => !this.uploads.has(id));
    if (missing.length > 0) return refuse({ status: 409, code: 'upload_missing' }, { missing });
    if (this.#underWay.has(key)) this.clashes.push(`${key} twice at once`);
    this.#underWay.add(key);
    await new Promise((resolve) => setImmediate(resolve));
    this.#underWay.delete(key);
    const said = `${call.method} ${call.path} ${text}`;
    if (!this.stored.has(key)) this.#store(call, said);
    else if (this.stored.get(key) !== said) {
      this.reused.push(key);
      return refuse({ status: 422, code: 'key_reused' }, { stored: this.#responses.get(key) });
    }
    return reply(this.#responses.get(key) ?? {});
  }

  #store({ method, path, key, body }: Call, said: string): void {
    this.stored.set(key ?? '', said);
    this.#responses.set(key ?? '', { success: true, ...this.#made({ method, path, key, body }) });
    const like = path.match(/^\/api\/posts\/(\d+)\/like$/)?.[1];
    if (like) this.switches.set(`like:${like}`, (body as { liked: boolean }).liked);
    const [, kind, id] = path.match(/^\/api\/(post|service)s\/(\d+)$/) ?? [];
    if (kind && method === 'PUT') this.changes.set(`${kind}:${id}`, body);
    const post = kind === 'post' && this.posts.get(Number(id));
    if (post) post.content = (body as { content: string }).content;
    if (!path.startsWith('/api/favorites')) return;
    const of = path.split('/')[3] ?? (body as { service_id: number }).service_id;
    this.switches.set(`favorite:${of}`, method === 'POST');
  }

  /** Returns the response to the creation of a thing. */
  #made({ method, path, key, body }: Pick<Call, 'method' | 'path' | 'key' | 'body'>): object {
    if (method !== 'POST') return {};
    const id = this.#responses.size + 100;
    if (path === '/api/posts') {
      const { content, photoIds } = body as { content: string; photoIds: string[] };
      this.posts.set(id, { key: key ?? '', content });
      return { post: { id, images: photoIds.map((photo) => ({ image_url: `/${photo}` })) } };
    }
    if (path === '/api/services') return { service: { id, category: 'Pintura', images: [{ id: id + 1 }] } };
    if (path === '/api/reviews') return { review: { id } };
    if (path === '/api/review-responses/create') return { response: { id } };
    return {};
  }
}

function reply(body: object): Response {
  return Response.json(body);
}

function refuse(
  { status, code, retryAfter, errors, current }: Extract<Turn, { status: number }>,
  more: object = {},
): Response {
  const envelope = {
    success: false,
    code,
    message: 'No',
    ...(errors && { errors }),
    ...(current && { current }),
    ...more,
  } as Partial<ErrorEnvelope>;
  const headers = retryAfter === undefined ? undefined : { 'retry-after': String(retryAfter) };
  return Response.json(envelope, { status, ...(headers && { headers }) });
}
