import { limits } from '@tero/shared/limits';
import { create } from 'zustand';
import { lasting, readJson } from '../../lib/device/storage.ts';

const key = 'tero.quotes-sent';

interface Version {
  id: number;
  version_number: number;
}

/**
 * Notes, by ids alone, which versions of quotes had their chat or share sheet opened on this device (rule QUOTE-22). It
 * also notes for which accepted quotes the client's chat was opened. The server cannot know this: the provider sends
 * the message itself.
 */
const useHandedOver = create<{ versions: readonly string[] }>(() => ({ versions: read() }));

export function useIsHandedOver(quote: Version): boolean {
  return useHandedOver(({ versions }) => versions.includes(nameOf(quote)));
}

/** Notes that the link of this version was handed over. */
export function noteHandedOver(quote: Version): void {
  note(nameOf(quote));
}

/** Returns those of these quotes whose client got no chat from this device since it accepted (rule QUOTE-29). */
export function useToArrange<Quote extends Version>(agreed: readonly Quote[]): Quote[] {
  const { versions } = useHandedOver();
  return agreed.filter((quote) => !versions.includes(agreedName(quote)));
}

/** Notes that the chat with who accepted was opened. */
export function noteArranging(quote: Version): void {
  note(agreedName(quote));
}

function note(made: string): void {
  const versions = [made, ...read().filter((name) => name !== made)].slice(0, 2 * limits.quotesListed);
  useHandedOver.setState({ versions });
  lasting.write(key, JSON.stringify(versions));
}

function nameOf({ id, version_number }: Version): string {
  return `${id}:${version_number}`;
}

function agreedName({ id }: Version): string {
  return `${id}:agreed`;
}

function read(): string[] {
  const kept = readJson(lasting, key);
  return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [];
}
