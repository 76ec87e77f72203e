import { useEffect, useRef } from 'react';
import { cx } from '../../ui/cx.ts';
import type { HeroImage } from './hero-images.ts';
import type { Rotation } from './use-rotation.ts';

const sizes = '(min-width: 48rem) 100vw, 112vw';

/** Shows rotating images behind the text, under a dark translucent layer. */
export function HeroBackground({ images, rotation }: { images: readonly HeroImage[]; rotation: Rotation }) {
  const { wanted, shown, settle } = rotation;
  const box = useRef<HTMLDivElement>(null);
  // in a page from the server images may have come before the code that listens to them
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    for (const [index, image] of [...(box.current?.querySelectorAll('img') ?? [])].entries()) {
      if (image.complete) settle(index, image.naturalWidth > 0 ? 'loaded' : 'failed');
    }
  }, []);
  return (
    <div
      ref={box}
      aria-hidden="true"
      className="absolute inset-x-0 bottom-0 -z-10 h-[44vw] max-h-72 overflow-hidden md:inset-y-0 md:h-auto md:max-h-none"
    >
      {images.slice(0, wanted).map(({ src, srcSet, avif }, index) => (
        <picture key={src}>
          {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
          <img
            src={src}
            srcSet={srcSet}
            sizes={sizes}
            alt=""
            decoding="async"
            fetchPriority={index === 0 ? 'high' : 'low'}
            onLoad={() => settle(index, 'loaded')}
            onError={() => settle(index, 'failed')}
            className={cx(
              'absolute inset-0 size-full object-cover object-bottom md:object-[50%_85%] transition-opacity duration-1000',
              index === shown ? 'opacity-100' : 'opacity-0',
            )}
          />
        </picture>
      ))}
      <div className="absolute inset-0 bg-linear-to-b from-deep to-deep/0 to-70% md:bg-linear-to-r md:from-deep/90 md:from-45% md:to-deep/5 md:to-85%" />
    </div>
  );
}
