import type { Harness } from './harness.ts';

export interface StreamEvent {
  event: string;
  data: { unreadCount: number; notification?: { title: string } };
}

/**
 * Opens the notification stream of a token over the network. `ip` is for a server that trusts this machine as its
 * proxy. `next` waits for an event, and `over` for the end of the stream.
 */
export async function lookOn(h: Harness, token: string, ip?: string) {
  const address = h.app.server.address();
  if (typeof address !== 'object' || !address) throw new Error('the app does not listen');
  const headers = { authorization: `Bearer ${token}`, ...(ip && { 'x-forwarded-for': ip }) };
  const response = await fetch(`http://127.0.0.1:${address.port}/api/notifications/stream`, { headers });
  const events: StreamEvent[] = [];
  let wake = () => {};
  let isOver = false;
  const over = (async () => {
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    try {
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
        text += part.value;
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) {
          const [, event, data] = /^event: (\w+)\ndata: (.+)$/.exec(block) ?? [];
          if (event && data) events.push({ event, data: JSON.parse(data) });
        }
        wake();
      }
    } catch {
      // a broken connection ends the stream too
    }
    isOver = true;
    wake();
  })();
  async function next(): Promise<StreamEvent> {
    while (events.length === 0) {
      if (isOver) throw new Error('the stream is over');
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    return events.shift() as StreamEvent;
  }
  return { response, next, over, waiting: events };
}
