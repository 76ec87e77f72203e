import { type ComponentProps, type ReactNode, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { Picture } from '../../ui/Picture.tsx';
import { isOnDevice, useSaving } from '../../ui/saving.ts';

interface DoorPictureProps extends ComponentProps<typeof Picture> {
  /** draws the link or button that the picture is, in that look and with that content */
  door: (look: string, content: ReactNode) => ReactNode;
}

/** A picture that leads somewhere. While data is saved, the first touch fetches it. Its box is `relative`. */
export function DoorPicture({ door, ...given }: DoorPictureProps) {
  const saves = useSaving((state) => state.saves);
  const [asked, setAsked] = useState(false);
  const picture = <Picture {...given} onAsk={() => setAsked(true)} />;
  const focus = 'focus-visible:-outline-offset-4';
  if (!saves) return door(cx('block size-full', focus), picture);
  // what fetches a picture cannot be in a link: the link lies over what has been fetched
  return (
    <>
      {picture}
      {(asked || isOnDevice(given.src ?? '')) &&
        door(cx('absolute inset-0', focus), <span className="sr-only">{given.alt}</span>)}
    </>
  );
}
