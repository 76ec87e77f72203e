import { backWords, isPaused, type Pause } from '@tero/shared/rules/services/pause';
import { Badge } from '../../ui/Badge.tsx';

/** Shows, on the card of a saved service, when its provider is back (rule PAUSE-5). */
export function PauseBadge({ pause }: { pause: Pause | undefined }) {
  return isPaused(pause, new Date()) ? <Badge tone="warning">{backWords(pause)}</Badge> : null;
}
