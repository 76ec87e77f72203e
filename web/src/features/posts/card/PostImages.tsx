import type { Post } from '@tero/shared/contract/posts';
import { Link } from 'react-router-dom';
import { DoorPicture } from '../../../common/images/DoorPicture.tsx';
import { LargePhotos } from '../../../common/images/LargePhotos.tsx';
import { cx } from '../../../ui/cx.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { postPath } from './post-path.ts';

interface PostImagesProps {
  /** id null: it has not arrived, and its images are no links */
  post: Pick<Post, 'images'> & { id: number | null };
  alone: boolean;
}

/**
 * The images of a post. They lead to it, and on its own page each opens large. A single one fills the card; with an odd
 * number, the first takes the whole row.
 */
export function PostImages({ post: { id, images }, alone }: PostImagesProps) {
  if (images.length === 0) return null;
  const several = images.length > 1;
  const label = (at: number) => (several ? `Imagen ${at + 1} de ${images.length}` : 'Imagen de la publicación');
  return (
    <LargePhotos photos={images} title="Imágenes de la publicación" label={label}>
      {(open) => (
        <ul className={cx('grid gap-1', several && 'grid-cols-2')}>
          {images.map(({ id: key, card_url, image_url }, at) => {
            const wide = !several || (at === 0 && images.length % 2 === 1);
            const picture = {
              src: card_url,
              srcSet: `${card_url} 480w, ${image_url} 1200w`,
              sizes: wide ? '(min-width: 48rem) 40rem, 100vw' : '(min-width: 48rem) 20rem, 50vw',
              alt: label(at),
              width: wide ? 4 : 1,
              height: wide ? 3 : 1,
              priority: alone && at === 0,
              className: wide ? 'aspect-4/3' : 'aspect-square',
            };
            return (
              <li key={key} className={cx('relative', several && wide && 'col-span-2')}>
                {id === null ? (
                  <Picture {...picture} />
                ) : (
                  <DoorPicture
                    {...picture}
                    door={(look, content) =>
                      alone ? (
                        <button
                          type="button"
                          aria-haspopup="dialog"
                          aria-label={`${label(at)}: verla grande`}
                          onClick={() => open(at)}
                          className={look}
                        >
                          {content}
                        </button>
                      ) : (
                        <Link to={postPath(id)} className={look}>
                          {content}
                        </Link>
                      )
                    }
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
    </LargePhotos>
  );
}
