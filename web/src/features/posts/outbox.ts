import type { ResponseOf } from '@tero/shared/contract/endpoint';
import { posts } from '@tero/shared/contract/posts';
import { address } from '@tero/shared/rules/text/address';
import { titleOf } from '../../common/outbox/form-words.ts';
import { aboutPosts } from '../../common/subjects.ts';
import { outboxKind } from '../../offline/kinds.ts';

/** What is written about posts and waits for signal. */
export const postKinds = {
  post: outboxKind({
    endpoint: posts.create,
    keyed: true,
    images: true,
    effect: {
      adds: {
        kind: 'post-edit',
        change({ body }, { post }: Partial<ResponseOf<typeof posts.create>>) {
          if (!post) return null;
          return {
            params: { postId: post.id },
            body: { ...(body as object), existingImages: [] },
            edit: address`/edit-post/${post.id}`,
            form: {
              name: `edit-post-${post.id}`,
              removed: post.images.map(({ image_url }) => `stored-${image_url}`),
            },
          };
        },
      },
    },
    opens: {
      forms: {
        'create-post': {
          title: ({ content }) => titleOf('Publicación', content),
          shown: null,
          path: () => '/create-post',
          isNew: true,
        },
      },
    },
    stale: [aboutPosts],
    told: 'Se publicó',
  }),
  'post-edit': outboxKind({
    endpoint: posts.update,
    keyed: true,
    images: true,
    effect: { changes: 'post' },
    opens: {
      forms: {
        'edit-post': {
          title: ({ content }) => titleOf('Cambios en la publicación', content),
          shown: null,
          path: (about) => address`/edit-post/${about}`,
          isNew: false,
        },
      },
    },
    stale: [aboutPosts],
    told: 'Se publicó',
  }),
  'post-removal': outboxKind({
    endpoint: posts.remove,
    keyed: false,
    images: false,
    effect: { removes: 'post' },
    opens: { none: 'it has no words; what it would delete is where it was' },
    stale: [aboutPosts],
    told: 'Listo',
  }),
  like: outboxKind({
    endpoint: posts.like,
    keyed: false,
    images: false,
    effect: 'state',
    opens: { none: 'one tap: pressed again it says the same' },
    stale: [aboutPosts],
    told: null,
    isSwitch: true,
  }),
};
