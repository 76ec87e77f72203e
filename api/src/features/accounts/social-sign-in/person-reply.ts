interface Timeouts {
  /** milliseconds */
  time: number;
  /** bytes */
  size: number;
}

/**
 * Asks a provider who owns a token. The response must be JSON, without a redirect, within the limits of time and size.
 */
export async function readPerson(address: URL, accessToken: string, { time, size }: Timeouts): Promise<unknown> {
  const response = await fetch(address, {
    headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(time),
  });
  if (!response.ok || !response.body) throw new Error(`the person was answered with ${response.status}`);
  const decoder = new TextDecoder();
  let text = '';
  let read = 0;
  for await (const chunk of response.body) {
    read += chunk.byteLength;
    if (read > size) throw new Error(`the person is larger than ${size} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return JSON.parse(text);
}
