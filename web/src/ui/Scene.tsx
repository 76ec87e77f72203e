import { useSaving } from './saving.ts';

/** A decorative drawing, 16:9, beside a text; not fetched while data is saved. */
export function Scene({ src, className }: { src: string; className: string }) {
  const saves = useSaving((state) => state.saves);
  if (saves) return null;
  return <img src={src} alt="" width={640} height={360} loading="lazy" decoding="async" className={className} />;
}
