const pictures = import.meta.glob<string>('../../../assets/blog/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Returns the address of an article's image: 16:9, 960 × 540. */
export function articleImage(image: string): string | undefined {
  return pictures[`../../../assets/blog/blog-${image}.webp`];
}
