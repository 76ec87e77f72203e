const pictures = import.meta.glob<string>('../../../assets/blog/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** 16:9, 960 × 540. */
export function articlePicture(image: string): string | undefined {
  return pictures[`../../../assets/blog/blog-${image}.webp`];
}
