import type { OutgoingHttpHeader } from 'node:http';
import type { Endpoint } from '@tero/shared/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { spellingOf } from '../../core/address.ts';
import type { Visiting } from '../../http/bind.ts';
import type { Said, VisitorCounter } from '../../http/plugins/limits.ts';

/** Addresses that are known, and the longest of them: few are asked for often. */
const most = 2000;
const longest = 300;

type Values = Readonly<Record<string, string | number>>;

/** What differs from one answer to the next. */
interface Own {
  tag: string;
  bytes: number;
  said: Said;
}

/** The head of an answer as it was sent once, with places for what differs from one to the next. */
class Head {
  /** What differs; a head that lacks one of these is none to learn from. */
  static readonly differing = [
    'etag',
    'content-length',
    'x-ratelimit-limit',
    'x-ratelimit-remaining',
    'x-ratelimit-reset',
  ];

  readonly #lines: OutgoingHttpHeader[];
  /** where what differs stands: looking for it by name takes longer than the rest of an answer's head */
  readonly #places: readonly [tag: number, bytes: number, limit: number, remaining: number, reset: number];

  constructor(headers: Values) {
    const lines = Object.entries(headers).flat();
    const place = (name: string) => lines.indexOf(name) + 1;
    this.#lines = lines;
    this.#places = Head.differing.map(place) as [number, number, number, number, number];
  }

  /** Returns names and values in turn, as Node takes them. */
  with({ tag, bytes, said }: Own): OutgoingHttpHeader[] {
    const lines = this.#lines.slice();
    const [ofTag, ofBytes, limit, remaining, reset] = this.#places;
    lines[ofTag] = tag;
    lines[ofBytes] = `${bytes}`;
    lines[limit] = said['x-ratelimit-limit'];
    lines[remaining] = said['x-ratelimit-remaining'];
    lines[reset] = said['x-ratelimit-reset'];
    return lines;
  }
}

/** How answers of a route are counted and begin. */
export interface Route {
  url: string;
  count: VisitorCounter;
  /** by the answer's encoding */
  heads: Map<string, Head>;
}

/** What a call that was read and found to be in order asks for. */
export interface Asked {
  endpoint: Endpoint;
  /** of its answer, among all */
  name: string;
  /** makes it, for anybody */
  work: (asking: Visiting) => Promise<unknown>;
  /** nothing was written to make it */
  isRead: boolean;
}

/** What an address asks for, and how answers of its route are counted and begin. */
export interface Known {
  asked: Asked;
  route: Route;
}

/**
 * What is learned from answers that Fastify has sent: what an address asks for, by how it was spelled, and the head that
 * such answers have. Addresses beyond a number are forgotten, those that came first before the others.
 */
export class Learned {
  readonly #addresses = new Map<string, Known>();
  readonly #routes = new Map<string, Route>();

  find(spelling: string): Known | undefined {
    return this.#addresses.get(spelling);
  }

  forget(spelling: string): void {
    this.#addresses.delete(spelling);
  }

  /** Learns from an answer that has been sent. */
  learn(asked: Asked, request: FastifyRequest, reply: FastifyReply): void {
    const spelling = spellingOf(request.raw);
    const isNobodys = request.headers.authorization === undefined;
    const isPlain = request.method === 'GET' && reply.statusCode === 200 && isNobodys;
    if (!isPlain || spelling.length > longest) return;
    const route = this.#routeOf(request);
    const sent = reply.getHeaders() as Values;
    const encoding = `${sent['content-encoding'] ?? 'identity'}`;
    // the end of a connection is no other answer's, and a cookie nobody else's
    if (!route || sent.connection !== undefined || sent['set-cookie'] !== undefined) return;
    if (Head.differing.some((name) => sent[name] === undefined)) return;
    if (!route.heads.has(encoding)) route.heads.set(encoding, new Head(sent));
    if (this.#addresses.has(spelling)) return;
    this.#addresses.set(spelling, { asked, route });
    const [oldest] = this.#addresses.keys();
    if (this.#addresses.size > most && oldest !== undefined) this.#addresses.delete(oldest);
  }

  #routeOf(request: FastifyRequest): Route | null {
    const { url = '' } = request.routeOptions;
    const found = this.#routes.get(url);
    if (found) return found;
    const count = request.server.visitorCounter(request);
    const made = count && { url, count, heads: new Map<string, Head>() };
    if (made) this.#routes.set(url, made);
    return made;
  }
}
