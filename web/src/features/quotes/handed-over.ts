import { limits } from '@tero/shared/limits';
import { create } from 'zustand';

const key = 'tero.quotes-sent';

interface Version {
  id: number;
  version_number: number;
}

/**
 * The versions of quotes whose chat or share sheet was opened on this device (rule QUOTE-22), by ids alone. The server
 * cannot know: what is sent is the provider's own message.
 */
const useHandedOver = create<{ versions: readonly string[] }>(() => ({ versions: read() }));

export function useIsHandedOver(quote: Version): boolean {
  return useHandedOver(({ versions }) => versions.includes(nameOf(quote)));
}

/** Notes that the link of this version was handed over. */
export function noteHandedOver(quote: Version): void {
  const versions = [nameOf(quote), ...read().filter((name) => name !== nameOf(quote))].slice(0, limits.quotesListed);
  useHandedOver.setState({ versions });
  try {
    localStorage.setItem(key, JSON.stringify(versions));
  } catch {
    // storage is full or blocked: it holds until the page is closed
  }
}

function nameOf({ id, version_number }: Version): string {
  return `${id}:${version_number}`;
}

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}
