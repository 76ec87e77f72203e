import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openWithLog } from '../src/db/sqlite/open-log.ts';

/** An agreement as the gateway stores it. Instants are milliseconds. */
export interface StoredAgreement {
  id: string;
  status: string;
  reason: string;
  external_reference: string;
  payer_email: string;
  back_url: string;
  amount: number;
  currency: string;
  collector_id: number;
  created_at: number;
  modified_at: number;
  version: number;
  start_at: number;
  /** the time of the next debit; its day of the month is that of `start_at` */
  next_at: number;
  /** result of the card's next debits */
  card: 'approved' | 'rejected';
  rejected_in_row: number;
}

export interface StoredInvoice {
  id: number;
  agreement_id: string;
  status: 'scheduled' | 'processed' | 'recycling' | 'cancelled';
  amount: number;
  currency: string;
  debit_at: number;
  /** of the next try */
  try_at: number;
  tries: number;
  payment_id: number | null;
  created_at: number;
  modified_at: number;
}

export interface StoredPayment {
  id: number;
  agreement_id: string;
  invoice_id: number;
  status: 'approved' | 'rejected' | 'refunded' | 'charged_back';
  amount: number;
  /** the refunded part of an approved payment */
  refunded?: number;
  /** the bank decided the chargeback for the seller and returned the money */
  is_won?: boolean;
  currency: string;
  created_at: number;
}

export interface StoredDelivery {
  id: number;
  topic: string;
  action: string;
  data_id: string;
  request_id: string;
  created_at: number;
  tries: number;
}

interface Documents {
  agreements: StoredAgreement;
  invoices: StoredInvoice;
  payments: StoredPayment;
  deliveries: StoredDelivery;
}

const schema = `
  create table if not exists documents (
    kind text not null, id text not null, owner text not null, doc text not null, primary key (kind, id)
  );
  create index if not exists documents_owner on documents (kind, owner);
  create table if not exists replays (key text primary key, status integer not null, body text not null);
  create table if not exists settings (name text primary key, value text not null);
`;

/**
 * Opens the gateway's own small database beside that of the app, so that a restart loses no checkout and no webhook
 * event.
 */
export function openStore(dataDir: string) {
  mkdirSync(dataDir, { recursive: true });
  const db = openWithLog(join(dataDir, 'sandbox-payments.sqlite'));
  db.exec(schema);
  const put = db.prepare(
    `insert into documents (kind, id, owner, doc) values (?, ?, ?, ?)
      on conflict (kind, id) do update set doc = excluded.doc`,
  );
  const one = db.prepare('select doc from documents where kind = ? and id = ?');
  const all = db.prepare('select doc from documents where kind = ? order by rowid');
  const owned = db.prepare('select doc from documents where kind = ? and owner = ? order by rowid');
  const parse = (row: unknown) => JSON.parse((row as { doc: string }).doc);

  return {
    put<K extends keyof Documents>(kind: K, doc: Documents[K]): void {
      const owner = 'agreement_id' in doc ? doc.agreement_id : '';
      put.run(kind, String(doc.id), owner, JSON.stringify(doc));
    },
    find<K extends keyof Documents>(kind: K, id: string | number): Documents[K] | undefined {
      const row = one.get(kind, String(id));
      return row && parse(row);
    },
    list<K extends keyof Documents>(kind: K, agreementId?: string): Documents[K][] {
      return (agreementId === undefined ? all.all(kind) : owned.all(kind, agreementId)).map(parse);
    },
    remove(kind: keyof Documents, id: string | number): void {
      db.prepare('delete from documents where kind = ? and id = ?').run(kind, String(id));
    },
    replay(key: string): { status: number; body: string } | undefined {
      return db.prepare('select status, body from replays where key = ?').get(key) as never;
    },
    remember(key: string, response: { status: number; body: string }): void {
      const row = { key, ...response };
      db.prepare('insert or ignore into replays (key, status, body) values (@key, @status, @body)').run(row);
    },
    /** Returns the next number of a series. No number comes twice, whichever process asks. */
    count(name: string): number {
      const row = db
        .prepare(
          `insert into settings (name, value) values (?, '1')
             on conflict (name) do update set value = cast(value as integer) + 1 returning cast(value as integer) as next`,
        )
        .get(name) as { next: number };
      return row.next;
    },
    setting(name: string): string | undefined {
      const row = db.prepare('select value from settings where name = ?').get(name) as { value: string } | undefined;
      return row?.value;
    },
    set(name: string, value: string): void {
      db.prepare('insert or replace into settings (name, value) values (?, ?)').run(name, value);
    },
    /** Returns a setting. A setting without a value becomes `value`; the first process to set it wins. */
    once(name: string, value: string): string {
      // reads a known setting without writing, because a write on a full disk would end the start
      const known = this.setting(name);
      if (known !== undefined) return known;
      db.prepare('insert or ignore into settings (name, value) values (?, ?)').run(name, value);
      return this.setting(name) ?? value;
    },
    together<T>(work: () => T): T {
      return db.transaction(work).immediate();
    },
    close: () => db.close(),
  };
}

export type Store = ReturnType<typeof openStore>;
