import type { FullConfig } from '@playwright/test';

/**
 * Fails the run when its server had unexpected errors, whatever the tests reported. The errors are printed when they
 * happen.
 */
export default async function failOnServerErrors({ projects }: FullConfig): Promise<void> {
  const server = new URL(String(projects[0]?.use.baseURL));
  server.port = String(Number(server.port) + 1);
  const errors = (await (await fetch(new URL('/errors', server))).json()) as string[];
  if (errors.length > 0) throw new Error(`${errors.length} unexpected errors in the server:\n${errors.join('\n')}`);
}
