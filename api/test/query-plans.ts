import { createQueryId, type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import { expect } from 'vitest';
import { buildApp } from '../src/app.ts';
import type { OuterDb } from '../src/db/schema/database.ts';
import { explain, isPostgres } from '../src/db/sql/dialect.ts';
import type { Harness } from './harness.ts';

export interface Query {
  sql: string;
  parameters: readonly unknown[];
}

/** Starts the same app again with its queries recorded; `close` it. */
export async function watchQueries(h: Harness) {
  const seen: RootOperationNode[] = [];
  const recorder: KyselyPlugin = {
    transformQuery({ node }) {
      seen.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const db = h.deps.db.withPlugin(recorder) as OuterDb;
  const { app } = await buildApp({ config: h.deps.config, db, clock: h.clock });

  /** Collects the distinct SELECTs of these calls. */
  async function queriesOf(addresses: readonly string[], token?: string): Promise<Query[]> {
    seen.length = 0;
    for (const url of addresses) {
      const response = await app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} });
      expect(response.statusCode, url).toBe(200);
    }
    const executor = h.deps.db.getExecutor();
    const queries = seen
      .filter((node) => node.kind === 'SelectQueryNode' || node.kind === 'RawNode')
      .map((node) => executor.compileQuery(node, createQueryId()));
    return [...new Map(queries.map((query) => [query.sql, query])).values()];
  }
  return { queriesOf, close: () => app.close() };
}

/** Returns the database's plan of a query. */
export async function planOf(h: Harness, query: Query): Promise<string[]> {
  return h.deps.db.connection().execute(async (connection) => {
    if (isPostgres(connection)) {
      // scanning is cheapest for small tables, so the test forbids it and sees whether the planner has another way
      for (const way of ['seqscan', 'sort']) await sql.raw(`set enable_${way} = off`).execute(connection);
    }
    return explain(connection as never, query);
  });
}
