import type { UnseenPhoto } from '@tero/shared/contract/inquiries';

/** Returns the anchor of a photo on the page; the photo's thumbnail links to it. */
export const photoId = (at: number) => `foto-${at + 1}`;

/** Shows thumbnails of a pedido's photos beside its text, so that readers notice the photos before they scroll. */
export function PhotoStrip({ photos }: { photos: readonly UnseenPhoto[] }) {
  return (
    <ul className="mt-1 flex flex-wrap gap-2">
      {photos.map(({ src }, at) => (
        <li key={src.slice(-64)}>
          <a
            href={`#${photoId(at)}`}
            aria-label={`Ver grande la foto ${at + 1}`}
            onClick={(event) => {
              // scrolls within the page, so that the address does not change
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
