import { Socket } from 'node:net';
import { minute } from '@tero/shared/rules/time/durations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { AppError } from '../../core/errors.ts';
import type { Deps } from '../../deps/deps.ts';

/** How fast a body has to come: bytes in each half minute, and milliseconds for the whole of it. */
interface Pace {
  least: number;
  longest: number;
}
const ofForms: Pace = { least: 2 * 1024, longest: minute };
/** Photos may take long on a bad line, at a kilobyte a second. */
const ofPhotos: Pace = { least: 30 * 1024, longest: 10 * minute };

const span = minute / 2;
const checkEvery = 5000;

/** Node's own bound, for what the checks below would miss: longer than any body may take. */
export const longestRequest = ofPhotos.longest + minute;

interface Body {
  request: FastifyRequest;
  reply: FastifyReply;
  begunAt: number;
  /** when the running half minute began, and what had come until then */
  spanAt: number;
  spanBytes: number;
}

/** The bodies that are arriving. */
interface ArrivingBodies {
  readonly count: number;
  /** Answers `request_timeout` to those that are too slow, and closes their connections. */
  endSlow(): void;
}

/** Ends bodies that stand still or trickle, which would keep a connection and its files open for as long as they like. */
export const bodyPacePlugin = plugin(async (app: FastifyInstance, { clock }: Deps) => {
  const bodies = new Set<Body>();
  const now = () => clock.now().getTime();
  app.addHook('onRequest', (request, reply, done) => {
    const { headers, socket } = request.raw;
    const isComing = headers['transfer-encoding'] || Number.parseInt(headers['content-length'] ?? '', 10) > 0;
    if (isComing && socket instanceof Socket) {
      const at = now();
      bodies.add({ request, reply, begunAt: at, spanAt: at, spanBytes: socket.bytesRead });
    }
    done();
  });
  // the rest of a body is read after an early answer too, so that only its own end counts
  const arriving = () => {
    for (const body of bodies) if (hasEnded(body)) bodies.delete(body);
    return [...bodies];
  };
  const endSlow = () => {
    for (const body of arriving()) if (isSlow(body, now())) end(body);
  };
  app.decorate('bodies', {
    get count() {
      return arriving().length;
    },
    endSlow,
  });
  const timer = setInterval(endSlow, checkEvery).unref();
  app.addHook('preClose', async () => clearInterval(timer));
});

function hasEnded({ request: { raw } }: Body): boolean {
  return raw.complete || raw.socket.destroyed;
}

/** Whether the body has taken too long, or brought too little in the half minute that has ended. */
function isSlow(body: Body, at: number): boolean {
  const { request } = body;
  const pace = request.routeOptions.config.photos ? ofPhotos : ofForms;
  if (at - body.begunAt >= pace.longest) return true;
  if (at - body.spanAt < span) return false;
  const { bytesRead } = request.raw.socket;
  if (bytesRead - body.spanBytes < pace.least) return true;
  body.spanAt = at;
  body.spanBytes = bytesRead;
  return false;
}

function end({ request, reply }: Body): void {
  if (reply.sent) request.raw.socket.destroy();
  else void reply.header('connection', 'close').send(new AppError('request_timeout'));
}

declare module 'fastify' {
  interface FastifyInstance {
    bodies: ArrivingBodies;
  }
  interface FastifyContextConfig {
    /** bodies hold photos, and may take long */
    photos?: boolean;
  }
}
