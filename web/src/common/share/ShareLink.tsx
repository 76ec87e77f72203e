import { type Shared, ShareWays } from './ShareWays.tsx';

/**
 * Shows a link of the person's own with the ways to send it: by WhatsApp, by the share sheet, or copied. Works offline.
 */
export function ShareLink({ title, text, url }: Shared) {
  return (
    <div className="flex flex-col gap-4">
      <p className="wrap-anywhere rounded-control bg-sunken px-4 py-3 font-semibold">{shortAddress(url)}</p>
      <blockquote className="wrap-anywhere border-line border-l-4 pl-4 text-muted">
        {text} {url}
      </blockquote>
      <ShareWays title={title} text={text} url={url} />
    </div>
  );
}

/** Returns an address as people type it. */
export function shortAddress(url: string): string {
  return url.replace(/^https?:\/\//, '');
}
