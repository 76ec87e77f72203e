const files = import.meta.glob<string>(['../../assets/hero/*.webp', '../../assets/hero/hero-1-*.avif'], {
  query: '?url',
  import: 'default',
  eager: true,
});

export interface HeroImage {
  src: string;
  srcSet: string;
  /** the same image in fewer bytes, for the image that the first view waits for */
  avif: string | undefined;
}

/** The four images with their widths, from the names `hero-{scene}-{width}.webp`. */
export const heroImages: HeroImage[] = [1, 2, 3, 4].map((scene) => {
  const url = (width: number, type: string) => files[`../../assets/hero/hero-${scene}-${width}.${type}`];
  const setOf = (type: string) => [640, 960, 1280, 1920].map((width) => `${url(width, type)} ${width}w`).join(', ');
  return {
    src: url(640, 'webp') ?? '',
    srcSet: setOf('webp'),
    avif: url(640, 'avif') && setOf('avif'),
  };
});
