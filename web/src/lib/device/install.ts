import { create } from 'zustand';
import { isInstalled, isIos } from './platform.ts';
import { isResting, rest } from './snooze.ts';

/** Chromium's `beforeinstallprompt` event, which TypeScript does not know. */
interface InstallEvent extends Event {
  prompt: () => Promise<void>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

interface Install {
  /** how this browser installs the app: by its own dialog, by hand (iPhone), or not at all */
  way: 'dialog' | 'by-hand' | null;
  /** whether Tero has just been useful and the person has not said "not now" lately */
  offered: boolean;
}

export const useInstall = create<Install>(() => ({ way: null, offered: false }));
// set here instead of initially, because a server-rendered page does not know the browser's state
if (isIos() && !isInstalled()) useInstall.setState({ way: 'by-hand' });

let held: InstallEvent | null = null;

/**
 * Catches the browser's install event. Call it before the first render, because the browser fires the event only once.
 */
export function watchInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    held = event as InstallEvent;
    useInstall.setState({ way: 'dialog' });
  });
  window.addEventListener('appinstalled', () => {
    useInstall.setState({ way: null, offered: false });
    // asks the browser not to clear the data of an installed app
    void navigator.storage?.persist?.().catch(() => undefined);
  });
}

/** Offers to install the app. Call it when Tero has just been useful: something was saved, contacted or published. */
export function offerInstall(): void {
  if (!isInstalled() && !isResting('install')) useInstall.setState({ offered: true });
}

/** Dismisses the offer ("Ahora no"). */
export function declineInstall(): void {
  rest('install');
  useInstall.setState({ offered: false });
}

/** Opens the browser's install dialog. Call it in the tap's handler; each event works only once. */
export async function askToInstall(): Promise<void> {
  const event = held;
  held = null;
  await event?.prompt();
  const choice = await event?.userChoice;
  useInstall.setState({ way: null });
  if (choice?.outcome !== 'accepted') declineInstall();
}
