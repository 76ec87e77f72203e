import { create } from 'zustand';
import { isInstalled, isIos } from './platform.ts';
import { isResting, rest } from './snooze.ts';

/** Chromium's `beforeinstallprompt` event, which TypeScript does not know. */
interface InstallEvent extends Event {
  prompt: () => Promise<void>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

interface Install {
  /** how this browser installs: by its own dialog, by hand (iPhone), or not at all */
  way: 'dialog' | 'by-hand' | null;
  /** Tero has just been useful, and the person has not said "not now" lately */
  offered: boolean;
}

export const useInstall = create<Install>(() => ({ way: null, offered: false }));
// set, not begun with: a page that came from the server knows no browser
if (isIos() && !isInstalled()) useInstall.setState({ way: 'by-hand' });

let held: InstallEvent | null = null;

/** Catches the browser's install event. Called before the app is drawn, because the browser fires it only once. */
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

/** Offers to install the app. Called when Tero has just been useful: something was saved, contacted or published. */
export function offerInstall(): void {
  if (!isInstalled() && !isResting('install')) useInstall.setState({ offered: true });
}

/** Dismisses the offer ("Ahora no"). */
export function declineInstall(): void {
  rest('install');
  useInstall.setState({ offered: false });
}

/** Opens the browser's install dialog. Call it within the tap; each event can be used once. */
export async function askToInstall(): Promise<void> {
  const event = held;
  held = null;
  await event?.prompt();
  const choice = await event?.userChoice;
  useInstall.setState({ way: null });
  if (choice?.outcome !== 'accepted') declineInstall();
}
