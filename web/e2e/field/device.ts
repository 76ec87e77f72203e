import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import type { OutboxItem } from '../../src/offline/outbox/item/item.ts';
import { wholeBrowser } from '../browsers.ts';
import { killed } from '../kills.ts';
import { copiedAccount, heldItems, lineIsBack, syncEvents } from '../outbox.ts';
import { Complaints } from './complaints.ts';
import { endSession } from './in-page.ts';
import type { Session } from './world.ts';

/** Milliseconds that a person would wait before doing something else. */
const longest = 8_000;

/** Controls a phone: a browser with its own profile, which can be killed and opened again. */
export class Device {
  readonly complaints = new Complaints();
  readonly number: number;
  pages: Page[] = [];
  #context: BrowserContext | null = null;
  #wakeWorker: (() => Promise<void>) | null = null;
  #profile = newProfile();
  readonly #origin: string;

  constructor(number: number, origin: string) {
    this.number = number;
    this.#origin = origin;
  }

  get context(): BrowserContext {
    if (!this.#context) throw new Error(`device ${this.number} is off`);
    return this.#context;
  }

  async open(): Promise<void> {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    this.#context = await chromium.launchPersistentContext(this.#profile, {
      ...wholeBrowser,
      ...phone,
      headless: true,
      handleSIGINT: false,
      handleSIGTERM: false,
      baseURL: this.#origin,
      serviceWorkers: 'allow',
      locale: 'es-UY',
      timezoneId: 'America/Montevideo',
    });
    this.context.setDefaultTimeout(longest);
    await this.complaints.listenTo(this.context);
    // a call leaves the browser
    await this.context.addInitScript(() => {
      const stay = (event: Event) => (event.target as Element).closest?.('a[href^="tel:"]') && event.preventDefault();
      window.addEventListener('click', stay);
    });
    this.pages = this.context.pages().slice(0, 1);
    if (this.pages.length === 0) this.pages = [await this.context.newPage()];
    this.#wakeWorker = null;
  }

  isOpen(): boolean {
    return this.#context !== null;
  }

  /** Returns the tab of that number, or the last open tab. */
  tab(number: number): Page {
    return this.pages[Math.min(number, this.pages.length - 1)] as Page;
  }

  async newTab(): Promise<Page> {
    const page = await this.context.newPage();
    this.pages.push(page);
    await page.goto('/pendientes').catch(() => undefined);
    return page;
  }

  /**
   * Signs a person in with a remembered session, at the current time and in all tabs; null signs the current person
   * out.
   */
  async signIn(session: Session | null): Promise<void> {
    const page = this.tab(0);
    // repeated when the app itself navigated meanwhile
    await page.goto('/robots.txt').catch(async () => page.goto('/robots.txt'));
    if (!session) {
      await page.evaluate(endSession);
      return void (await page.goto('/pendientes'));
    }
    const text = JSON.stringify({ ...session, at: Date.now() });
    await page.evaluate((saved) => localStorage.setItem('tero.session', saved), text);
    await page.goto('/pendientes');
    await page.waitForFunction(copiedAccount, session.account.id, { polling: 50 });
  }

  /** Kills the whole browser (kill -9), as a phone does when it needs the memory. */
  async kill(): Promise<void> {
    const closed = new Promise((resolve) => this.context.once('close', resolve));
    for (const pid of processesWith(this.#profile)) killProcess(pid);
    await closed;
    this.#context = null;
  }

  async crash(number: number): Promise<void> {
    const page = this.tab(number);
    const fresh = await killed(page);
    this.pages = this.pages.map((shown) => (shown === page ? fresh : shown));
    await page.close().catch(() => undefined);
    await fresh.goto('/pendientes').catch(() => undefined);
  }

  /** Opens a tab (at most three), or closes, crashes or reloads the given tab. Never closes the last tab. */
  async changeTab(how: 'open' | 'close' | 'crash' | 'reload', number: number): Promise<void> {
    const page = this.tab(number);
    if (how === 'crash') await this.crash(number);
    if (how === 'reload') await page.reload().catch(() => undefined);
    if (how === 'open' && this.pages.length < 3) await this.newTab();
    if (how !== 'close' || this.pages.length < 2) return;
    this.pages = this.pages.filter((shown) => shown !== page);
    await page.close();
  }

  async lineIsBack(): Promise<void> {
    for (const page of this.pages) await lineIsBack(page).catch(() => undefined);
  }

  /** Fires the browser's sync event in the worker, without waiting for its end. */
  async wakeWorker(): Promise<void> {
    this.#wakeWorker ??= await syncEvents(this.tab(0)).catch(() => null);
    void this.#wakeWorker?.().catch(() => undefined);
  }

  async items(account: number): Promise<OutboxItem[]> {
    const { items } = await heldItems(this.tab(0));
    return items.filter((item) => item.account === account || item.account === 0);
  }

  async end(): Promise<void> {
    await this.#context?.close();
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }

  /** Replaces this phone with a new one, because this phone may hold failed data. */
  async replace(): Promise<void> {
    await this.end().catch(() => undefined);
    this.#profile = newProfile();
    await this.open();
  }
}

function newProfile(): string {
  return mkdtempSync(join(tmpdir(), 'tero-field-profile-'));
}

function processesWith(profile: string): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-ww', '-o', 'pid=,args='], { encoding: 'utf8' });
  return stdout
    .split('\n')
    .filter((line) => line.includes(`--user-data-dir=${profile}`))
    .map((line) => Number.parseInt(line, 10));
}

function killProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // its parent's end has ended it
  }
}
