import type { Post } from '@tero/shared/contract/posts';
import { expect } from 'vitest';
import type { Harness } from './harness.ts';
import type { Person } from './people.ts';

/** Publishes a post without images through HTTP; returns its id. */
export async function createPost(h: Harness, as: Person, content: string): Promise<number> {
  const { status, body } = await h.call<{ post: Post }>('POST', '/api/posts', { as: as.token, body: { content } });
  expect(status).toBe(201);
  return body.post.id;
}
