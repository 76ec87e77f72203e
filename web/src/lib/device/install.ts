import { create } from 'zustand';
import { isInstalled, isIos } from './platform.ts';
import { isResting, rest } from './snooze.ts';

/** Chromium's way of installing; TypeScript does not know it. */
interface InstallEvent extends Event {
  prompt: () => Promise<void>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

interface Install {
  /** how this browser installs: by its own dialog, by hand (iPhone), or not at all */
  way: 'dialog' | 'by-hand' | null;
  /** Tero has been of use, and nobody has said "not now" */
  offered: boolean;
}

export const useInstall = create<Install>(() => ({
  way: isIos() && !isInstalled() ? 'by-hand' : null,
  offered: false,
}));

let held: InstallEvent | null = null;

/** Before the app is drawn: the browser tells once that it could install. */
export function watchInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    held = event as InstallEvent;
    useInstall.setState({ way: 'dialog' });
  });
  window.addEventListener('appinstalled', () => {
    useInstall.setState({ way: null, offered: false });
    // what an installed app keeps is not the browser's to clear
    void navigator.storage?.persist?.().catch(() => undefined);
  });
}

/** Tero was of use just now: something was kept, contacted or published. The moment to offer to install it. */
export function offerInstall(): void {
  if (!isInstalled() && !isResting('install')) useInstall.setState({ offered: true });
}

/** "Ahora no". */
export function declineInstall(): void {
  rest('install');
  useInstall.setState({ offered: false });
}

/** Within the tap: the browser asks. It does so once for each event. */
export async function askToInstall(): Promise<void> {
  const event = held;
  held = null;
  await event?.prompt();
  const choice = await event?.userChoice;
  useInstall.setState({ way: null });
  if (choice?.outcome !== 'accepted') declineInstall();
}
