import { OfflineError } from './api-error.ts';

/**
 * Returns a replacement for fetch that sends `form` by XMLHttpRequest. Fetch does not report upload progress, and the
 * streams with which the client could count it need HTTP/2 and are missing in Safari.
 */
export function withProgress(form: FormData, onProgress: (sent: number) => void) {
  return (input: RequestInfo | URL) => sendForm(new Request(input), form, onProgress);
}

function sendForm(
  { method, url, headers, signal }: Request,
  form: FormData,
  onProgress: (sent: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(method, url);
    headers.forEach((value, name) => {
      xhr.setRequestHeader(name, value);
    });
    xhr.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? Math.min(loaded / total, 1) : 0);
    xhr.onload = () => resolve(new Response(xhr.responseText || null, { status: xhr.status, headers: headersOf(xhr) }));
    xhr.onerror = () => reject(new OfflineError());
    xhr.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(form);
  });
}

function headersOf(xhr: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const name of ['content-type', 'retry-after']) {
    const value = xhr.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}
