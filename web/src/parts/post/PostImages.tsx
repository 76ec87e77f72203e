import type { Post } from '@tero/shared/contract/posts';
import { Link } from 'react-router-dom';
import { cx } from '../../ui/cx.ts';
import { Picture } from '../../ui/Picture.tsx';
import { useSaving } from '../../ui/saving.ts';
import { postPath } from './post-path.ts';

interface PostImagesProps {
  /** id null: it has not arrived, and its images are no links */
  post: Pick<Post, 'images'> & { id: number | null };
  alone: boolean;
}

/** The images of a post. A single one fills the card; with an odd number, the first takes the whole row. */
export function PostImages({ post: { id, images }, alone }: PostImagesProps) {
  const saves = useSaving((state) => state.saves);
  if (images.length === 0) return null;
  const several = images.length > 1;
  return (
    <ul className={cx('grid gap-1', several && 'grid-cols-2')}>
      {images.map((image, index) => {
        const wide = !several || (index === 0 && images.length % 2 === 1);
        const picture = (
          <Picture
            src={image.card_url}
            srcSet={`${image.card_url} 480w, ${image.image_url} 1200w`}
            sizes={wide ? '(min-width: 48rem) 40rem, 100vw' : '(min-width: 48rem) 20rem, 50vw'}
            alt={images.length > 1 ? `Imagen ${index + 1} de ${images.length}` : 'Imagen de la publicación'}
            width={wide ? 4 : 1}
            height={wide ? 3 : 1}
            priority={alone && index === 0}
            className={wide ? 'aspect-4/3' : 'aspect-square'}
          />
        );
        return (
          <li key={image.id} className={cx(several && wide && 'col-span-2')}>
            {/* what fetches a picture cannot be in a link */}
            {(id === null || saves) && picture}
            {id !== null && !saves && !alone && (
              <Link to={postPath(id)} className="block focus-visible:-outline-offset-4">
                {picture}
              </Link>
            )}
            {id !== null && !saves && alone && (
              <a
                href={image.image_url}
                target="_blank"
                rel="noopener"
                className="block focus-visible:-outline-offset-4"
              >
                {picture}
                <span className="sr-only"> (se abre en otra ventana)</span>
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
