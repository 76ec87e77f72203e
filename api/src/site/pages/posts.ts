import { address } from '@tero/shared/rules/text/address';
import { excerpt } from '@tero/shared/rules/text/text';
import { view as postOf } from '../../features/posts/service.ts';
import { coverOf } from '../head/picture.ts';
import { postThing } from '../head/site-things.ts';
import { described } from './described.ts';
import type { Finder } from './finder.ts';
import { missingStatus, orNull } from './gone.ts';
import { nameOf } from './providers.ts';
import { home } from './texts.ts';

const titled = 80;

/** A post's page; a preview does not count as a view. */
export const postPage: Finder = async (deps, { params }) => {
  const id = Number(params.id ?? params.postId);
  const post = await orNull(postOf(deps.db, id, null));
  if (!post) return { missing: await missingStatus(deps.db, 'posts', id) };
  const { title, content, images, Provider } = post;
  const name = nameOf(Provider);
  const path = address`/publicacion/post/${id}`;
  return {
    head: {
      title: excerpt(title, titled),
      description: described(`${name} · ${content}`),
      path,
      kind: 'article',
      picture: {
        subject: { kind: 'post', key: String(id) },
        drawn: {
          title: described(content),
          line: name,
          cover: coverOf(images[0]?.image_url ?? Provider.profile_image),
        },
      },
      crumbs: [
        home,
        { name, path: address`/provider-profile/${post.provider_id}` },
        { name: excerpt(title, titled), path },
      ],
      things: [postThing(post, deps.config.publicUrl)],
    },
  };
};
