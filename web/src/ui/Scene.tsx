import { useSaving } from './saving.ts';

/** Shows a decorative 16:9 drawing beside a text. It is not fetched while the person saves data. */
export function Scene({ src, className }: { src: string; className: string }) {
  const saves = useSaving((state) => state.saves);
  if (saves) return null;
  return <img src={src} alt="" width={640} height={360} loading="lazy" decoding="async" className={className} />;
}
