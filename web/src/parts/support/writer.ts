import { useState } from 'react';
import { useAccount } from '../../lib/session/session.ts';

/** Returns the owner of a form, as a key for it: another person on this device must not see the text. */
export function useWriterKey(): string {
  return String(useAccount()?.id ?? 'visitor');
}

/** Returns the known data of the person as it was when the form appeared; later changes do not overwrite typed text. */
export function useWriter() {
  const account = useAccount();
  const [writer] = useState({
    name: account?.name ?? '',
    email: account?.email ?? '',
    phone: account?.phone ?? '',
  });
  return writer;
}
