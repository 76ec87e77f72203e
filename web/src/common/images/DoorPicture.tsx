import { type ComponentProps, type ReactNode, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { Picture } from '../../ui/Picture.tsx';
import { isOnDevice, useSaving } from '../../ui/saving.ts';

interface DoorPictureProps extends ComponentProps<typeof Picture> {
  /** renders the link or button around the picture, with the given class name and content */
  door: (look: string, content: ReactNode) => ReactNode;
}

/**
 * Shows a picture as a link or button. While the person saves data, the first tap only fetches it. Its box must be
 * `relative`.
 */
export function DoorPicture({ door, ...given }: DoorPictureProps) {
  const saves = useSaving((state) => state.saves);
  const [asked, setAsked] = useState(false);
  const picture = <Picture {...given} onAsk={() => setAsked(true)} />;
  const focus = 'focus-visible:-outline-offset-4';
  if (!saves) return door(cx('block size-full', focus), picture);
  // the button that fetches a picture cannot be inside a link, so the link lies over the fetched picture
  return (
    <>
      {picture}
      {(asked || isOnDevice(given.src ?? '')) &&
        door(cx('absolute inset-0', focus), <span className="sr-only">{given.alt}</span>)}
    </>
  );
}
