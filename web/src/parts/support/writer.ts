import { useState } from 'react';
import { useAccount } from '../../lib/session/session.ts';

/** Whose form it is; key a form by it: what one person wrote is not shown to the next one on this device. */
export function useWriterKey(): string {
  return String(useAccount()?.id ?? 'visitor');
}

/** What is known of the person already, as it was when the form appeared: it is not filled again under the hands. */
export function useWriter() {
  const account = useAccount();
  const [writer] = useState({
    name: account?.name ?? '',
    email: account?.email ?? '',
    phone: account?.phone ?? '',
  });
  return writer;
}
