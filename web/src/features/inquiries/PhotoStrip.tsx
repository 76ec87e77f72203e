import type { UnseenPhoto } from '@tero/shared/contract/inquiries';

/** Returns the anchor of a photo in its page, to which its small picture leads. */
export const photoId = (at: number) => `foto-${at + 1}`;

/** The photos of a pedido small, beside its text: that there are any is seen before the page is scrolled. */
export function PhotoStrip({ photos }: { photos: readonly UnseenPhoto[] }) {
  return (
    <ul className="mt-1 flex flex-wrap gap-2">
      {photos.map(({ src }, at) => (
        <li key={src.slice(-64)}>
          <a
            href={`#${photoId(at)}`}
            aria-label={`Ver grande la foto ${at + 1}`}
            onClick={(event) => {
              // within the page: the address stays the link's
              event.preventDefault();
              document.getElementById(photoId(at))?.scrollIntoView({ block: 'center' });
            }}
            className="block overflow-hidden rounded-control border border-line bg-sunken"
          >
            <img src={src} alt="" width={80} height={80} className="size-20 object-cover" />
          </a>
        </li>
      ))}
    </ul>
  );
}
