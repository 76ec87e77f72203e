const files = import.meta.glob<string>('../../assets/hero/*.webp', { query: '?url', import: 'default', eager: true });

export interface HeroImage {
  src: string;
  srcSet: string;
}

/** The four images with their widths, from the names `hero-{scene}-{width}.webp`. */
export const heroImages: HeroImage[] = [1, 2, 3, 4].map((scene) => {
  const widths = [640, 960, 1280, 1920].map((width) => ({
    width,
    url: files[`../../assets/hero/hero-${scene}-${width}.webp`],
  }));
  return {
    src: widths[0]?.url ?? '',
    srcSet: widths.map(({ width, url }) => `${url} ${width}w`).join(', '),
  };
});
