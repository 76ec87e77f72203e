import type { Post } from '@tero/shared/contract/posts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../../../ui/cx.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { isOnDevice, useSaving } from '../../../ui/saving.ts';
import { postPath } from './post-path.ts';

interface PostImagesProps {
  /** id null: it has not arrived, and its images are no links */
  post: Pick<Post, 'images'> & { id: number | null };
  alone: boolean;
}

/** The images of a post. A single one fills the card; with an odd number, the first takes the whole row. */
export function PostImages({ post: { id, images }, alone }: PostImagesProps) {
  if (images.length === 0) return null;
  const several = images.length > 1;
  return (
    <ul className={cx('grid gap-1', several && 'grid-cols-2')}>
      {images.map((image, index) => {
        const wide = !several || (index === 0 && images.length % 2 === 1);
        return (
          <li key={image.id} className={cx('relative', several && wide && 'col-span-2')}>
            <PostImage
              image={image}
              alt={several ? `Imagen ${index + 1} de ${images.length}` : 'Imagen de la publicación'}
              wide={wide}
              priority={alone && index === 0}
              postId={id}
              alone={alone}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface PostImageProps {
  image: Post['images'][number];
  alt: string;
  wide: boolean;
  priority: boolean;
  /** null: it has not arrived, and the image is no link */
  postId: number | null;
  alone: boolean;
}

/** An image, and the link to its post, or on the post's own page to itself. */
function PostImage({ image, alt, wide, priority, postId, alone }: PostImageProps) {
  const saves = useSaving((state) => state.saves);
  const [asked, setAsked] = useState(false);
  const picture = (
    <Picture
      src={image.card_url}
      srcSet={`${image.card_url} 480w, ${image.image_url} 1200w`}
      sizes={wide ? '(min-width: 48rem) 40rem, 100vw' : '(min-width: 48rem) 20rem, 50vw'}
      alt={alt}
      width={wide ? 4 : 1}
      height={wide ? 3 : 1}
      priority={priority}
      onAsk={() => setAsked(true)}
      className={wide ? 'aspect-4/3' : 'aspect-square'}
    />
  );
  const isShown = !saves || asked || isOnDevice(image.card_url);
  // what fetches a picture cannot be in a link: while data is saved, the link lies over what has been fetched
  const inside = saves ? <span className="sr-only">{alt}</span> : picture;
  const look = cx(saves ? 'absolute inset-0' : 'block', 'focus-visible:-outline-offset-4');
  return (
    <>
      {(postId === null || saves) && picture}
      {postId !== null && isShown && !alone && (
        <Link to={postPath(postId)} className={look}>
          {inside}
        </Link>
      )}
      {postId !== null && isShown && alone && (
        <a href={image.image_url} target="_blank" rel="noopener" className={look}>
          {inside}
          <span className="sr-only"> (se abre en otra ventana)</span>
        </a>
      )}
    </>
  );
}
