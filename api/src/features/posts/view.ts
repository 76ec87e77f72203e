import { editedPost, type Post } from '@tero/shared/contract/posts';
import { postTitle } from '@tero/shared/rules/posts';
import { versioned } from '../../http/versions.ts';
import { imageUrl } from '../../images/store.ts';
import type { ImageRow } from './image-repository.ts';
import type { PostRow } from './repository.ts';

export const gone = 'La publicación no existe o ha sido eliminada';

/** Returns a post with its own of `images`. */
export function postView(row: PostRow, images: readonly ImageRow[]): Post {
  return versioned(editedPost, {
    id: row.id,
    provider_id: row.provider_id,
    Provider: {
      id: row.provider_id,
      name: row.name,
      company_name: row.company_name,
      profile_image: row.profile_image && imageUrl(row.profile_image, 96),
    },
    title: postTitle(row.content),
    content: row.content,
    images: images.filter((image) => image.post_id === row.id).map(imageView),
    likes_count: row.likes_count,
    views_count: row.views_count,
    liked: row.liked_by !== null,
    created_at: row.created_at,
    updated_at: row.updated_at,
    ...(row.hidden_at !== null && { is_hidden: true }),
  });
}

function imageView({ id, file }: ImageRow) {
  const [image_url, card_url] = addressesOf(file);
  return { id, image_url, card_url };
}

/** Returns the URLs of an image as the API gives them out: detail and card width. */
export function addressesOf(file: string): [whole: string, card: string] {
  return [imageUrl(file, 1200), imageUrl(file, 480)];
}
