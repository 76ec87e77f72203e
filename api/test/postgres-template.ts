// A vitest globalSetup that follows scripts/postgres.mjs: makes what each test file copies its database from.
import type { TestProject } from 'vitest/node';
import { makePostgresTemplate } from './database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
    databaseTemplate: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { databaseUrl } = project.getProvidedContext();
  const template = await makePostgresTemplate(databaseUrl);
  project.provide('databaseTemplate', template.name);
  return template.drop;
}
