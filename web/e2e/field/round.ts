import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { hanging } from '@tero/shared/delays';
import { outboxKinds } from '../../src/app/outbox/outbox-kinds.ts';
import { heldItems } from '../outbox.ts';
import { shownOn } from './complaints.ts';
import type { Device } from './device.ts';
import { drain } from './drain.ts';
import { Ledger, type Word } from './ledger.ts';
import type { Line } from './line.ts';
import { hasArrived, type Scene } from './moves/move.ts';
import { moves } from './moves/moves.ts';
import type { Server } from './server.ts';
import { isSignedIn, isSomebodyElse, leaveKeeping } from './sessions.ts';
import type { Step, Story } from './story.ts';
import { abandoned, compare, type Finding } from './truth.ts';
import { accountOf, type Role, type World } from './world.ts';

export interface Field {
  server: Server;
  line: Line;
  devices: Device[];
}

export interface Result {
  findings: Finding[];
  words: readonly Word[];
  /** items left in an outbox for the person's decision: refused, or changed on the server meanwhile */
  told: string[];
  /** what happened besides writing, by its name */
  events: string[];
  log: string[];
}

/** Plays a story, heals all faults, lets the outboxes drain, and compares the server with the people's actions. */
export class Round {
  readonly #field: Field;
  readonly #story: Story;
  readonly #ledger: Ledger;
  readonly #events: string[] = [];
  readonly #log: string[] = [];
  readonly #began = Date.now();
  readonly #mark: string;
  #role: Role;
  /** the roles that have had the phone */
  readonly #roles = new Set<Role>();
  #pages = new Map<Word, Page>();
  /** tabs that crashed or were killed, so that their last messages stayed unseen */
  readonly #lost = new Set<Page>();
  #world!: World;
  #restarts: Promise<void> = Promise.resolve();

  constructor(field: Field, story: Story, mark: string) {
    this.#field = field;
    this.#mark = mark;
    this.#ledger = new Ledger(mark);
    this.#story = story;
    this.#role = story.role;
  }

  async play(): Promise<Result> {
    const { server, line } = this.#field;
    const world = await server.ask('world', { mark: this.#mark });
    this.#note('world');
    this.#world = world;
    const before = await server.ask('rows', { world });
    line.delivered.length = 0;
    line.taken.length = 0;
    line.refused.length = 0;
    const devices = this.#devices();
    await Promise.all(devices.map((device) => this.#prepare(device)));
    line.deck = [...this.#story.deck];
    this.#note('signed in');
    for (const step of this.#story.steps) {
      this.#note(JSON.stringify(step));
      await this.#take(step);
    }
    await this.#heal();
    this.#note('healed');
    await this.#writeAfterAll();
    // from the last word to the first, because a screen shows the result of the latest word first
    for (const word of this.#ledger.words.toReversed()) await this.#seeOut(word);
    const told = await this.#drain();
    this.#note('drained');
    const rows = await server.ask('rows', { world });
    for (const word of this.#ledger.words.toReversed()) if (!hasArrived({ line }, word)) this.#askTold(word);
    for (const word of this.#ledger.words) await this.#findTakenBack(word);
    const { words } = this.#ledger;
    const findings = [...compare(words, rows, before), ...abandoned(words, await server.ask('claims', { world }))];
    return { findings, words, told, events: this.#events, log: this.#log };
  }

  #devices(): Device[] {
    return this.#field.devices.slice(0, this.#story.devices);
  }

  async #prepare(device: Device): Promise<void> {
    if (!device.isOpen()) await device.open();
    device.complaints.forget();
    const wanted = device.number === 0 ? this.#story.tabs : 1;
    while (device.pages.length > wanted) await device.pages.pop()?.close();
    await this.#signIn(device, this.#role);
    const kept = device.pages.slice(1);
    while (device.pages.length < wanted) await device.newTab();
    await Promise.all(kept.map((page) => page.goto('/pendientes')));
  }

  async #signIn(device: Device, role: Role): Promise<void> {
    this.#roles.add(role);
    if (role === 'visitor') return device.signIn(null);
    await device.signIn(await this.#field.server.ask('session', { person: this.#world[role] }));
  }

  async #take(step: Step): Promise<unknown> {
    const { line } = this.#field;
    const devices = this.#devices();
    const of = (number: number) => devices[number % devices.length] as Device;
    switch (step.do) {
      case 'write':
        return this.#write(step, of(step.device));
      case 'weather':
        line.weather = step.weather;
        if (step.weather !== 'fine') this.#events.push(`weather: ${step.weather}`);
        return;
      case 'airplane':
        if (step.on) this.#events.push('airplane');
        return of(step.device).context.setOffline(step.on);
      case 'kill server':
        return this.#killServer(step.afterWrites, step.ms);
      case 'kill browser':
        this.#events.push('browser killed');
        for (const page of of(step.device).pages) this.#lost.add(page);
        await of(step.device).kill();
        await of(step.device).open();
        await of(step.device)
          .tab(0)
          .goto('/pendientes')
          .catch(() => undefined);
        // Chromium writes localStorage some seconds later: the profile may be back in the session of an earlier round
        if (await isSomebodyElse(of(step.device), this.#world, this.#role))
          await this.#signIn(of(step.device), this.#role);
        return;
      case 'wake':
        if (step.worker) await of(step.device).wakeWorker();
        if (step.pages) await of(step.device).lineIsBack();
        return;
      case 'tab':
        this.#events.push(`tab: ${step.how}`);
        if (step.how === 'crash') this.#lost.add(of(0).tab(step.tab));
        return of(0).changeTab(step.how, step.tab);
      default:
        return this.#switchAccount(of(0), step.to);
    }
  }

  /** Runs the writing steps again until there is a word, if nothing could be written so far. */
  async #writeAfterAll(): Promise<void> {
    for (const step of this.#story.steps) {
      if (this.#ledger.words.length > 0) return;
      if (step.do === 'write') await this.#write(step, this.#devices()[0] as Device);
    }
  }

  async #write({ kinds, tab, choice }: Extract<Step, { do: 'write' }>, device: Device): Promise<void> {
    const { line } = this.#field;
    const kind = kinds[this.#role];
    const move = moves[kind];
    const page = device.tab(tab);
    const { complaints, number } = device;
    const scene: Scene = {
      page,
      device: number,
      role: this.#role,
      world: this.#world,
      line,
      ledger: this.#ledger,
      complaints,
      choice,
    };
    const known = this.#ledger.words.length;
    const done = await move.act(scene).catch((error: Error) => {
      this.#note(`${kind}: ${error.message.split('\n')[0]}`);
      return false;
    });
    for (const word of this.#ledger.words.slice(known)) this.#pages.set(word, page);
    const state = this.#ledger.words.at(-1)?.state ?? 'nothing';
    const end = done ? state : 'not possible';
    this.#note(`${kind}: ${end}${done && state !== 'unsure' ? '' : ` at ${await shownOn(page)}`}`);
  }

  #killServer(afterWrites: number, ms: number): void {
    const { line, server } = this.#field;
    let left = afterWrites;
    const kill = () => {
      line.onWrite = () => undefined;
      this.#events.push('server killed');
      this.#restarts = Promise.all([this.#restarts, wait(ms).then(() => server.restart())]).then(() => undefined);
    };
    if (left === 0) kill();
    else
      line.onWrite = () => {
        left -= 1;
        if (left === 0) kill();
      };
  }

  /** Signs another person in, or nobody, on the same browser. Waiting items stay there for their own account. */
  async #switchAccount(device: Device, to: Role): Promise<void> {
    if (to === this.#role) return;
    this.#events.push('account switched');
    const before = this.#role;
    this.#role = to;
    for (const shown of this.#devices()) {
      if (shown === device && before !== 'visitor')
        await leaveKeeping(shown.tab(0)).catch((error: Error) => this.#note(error.message));
      await shown.context.setOffline(false);
      this.#field.line.weather = 'fine';
      await this.#signIn(shown, this.#role);
    }
  }

  async #heal(): Promise<void> {
    const { line, server } = this.#field;
    line.onWrite = () => undefined;
    line.heal();
    await this.#restarts;
    await server.up();
    for (const device of this.#devices()) await device.context.setOffline(false);
  }

  /** Lets the items of all accounts arrive. Returns the items about which people have to decide. */
  async #drain(): Promise<string[]> {
    const told: string[] = [];
    for (const role of new Set([this.#role, ...this.#roles])) {
      const account = accountOf(this.#world, role);
      for (const device of this.#devices()) {
        if (role !== this.#role || !(await isSignedIn(device, account))) await this.#signIn(device, role);
        told.push(...(await drain(device, account, this.#ledger, (text) => this.#note(text))));
      }
    }
    return told;
  }

  /**
   * Lets a person who is still on the screen of a word see the result of its first attempt, before a reload removes the
   * screen.
   */
  async #seeOut(word: Word): Promise<void> {
    const page = this.#pages.get(word);
    const { line } = this.#field;
    const until = Date.now() + hanging.givesWay;
    while (page && Date.now() < until && word.state === 'stored' && !hasArrived({ line }, word)) {
      // a crashed tab never responds
      const held = await Promise.race([heldItems(page).catch(() => null), wait(hanging.givesWay, null)]);
      const items = held?.items;
      const item = items?.findLast((one) => word.isIn(one));
      if (!items || (item && (item.heldUntil ?? 0) <= Date.now())) return;
      // a waiting word shows no refusal, so a refusal on its screen is another word's
      if (!item && !hasArrived({ line }, word)) this.#askTold(word);
      await wait(20);
    }
  }

  /** Records a message of the form that the word was not sent, which the person may have missed. */
  #askTold(word: Word): void {
    const page = this.#pages.get(word);
    const { complaints } = this.#field.devices[word.device] as Device;
    if (page && word.state === 'stored' && complaints.take(page, word.at)) word.state = 'told';
  }

  /**
   * Finds words whose tab ended between taking them back and showing the refusal: the form's draft has the typed text,
   * or the tap is visibly undone.
   */
  async #findTakenBack(word: Word): Promise<void> {
    const page = this.#pages.get(word);
    if (!page || word.state !== 'stored' || !this.#lost.has(page)) return;
    if (!this.#field.line.refused.some((one) => one.at >= word.at && word.isOf(one))) return;
    const { opens } = outboxKinds[word.kind];
    const isTyped = typeof opens === 'object' && 'forms' in opens;
    const device = this.#field.devices[word.device] as Device;
    if (!isTyped || (await heldItems(device.tab(0))).drafted.includes(word.value)) word.state = 'told';
  }

  #note(text: string): void {
    this.#log.push(`${((Date.now() - this.#began) / 1000).toFixed(2)} ${text}`);
  }
}
