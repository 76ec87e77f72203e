import type { ServiceCard } from '@tero/shared/contract/services';
import { fold } from '@tero/shared/rules/text/text';

/** Shows the title of a service on its card, and marks the words that were searched for (rule SRCH-107). */
export function CardTitle({ service: { title, why } }: { service: Pick<ServiceCard, 'title' | 'why'> }) {
  const stems = why?.words ?? [];
  if (stems.length === 0) return title;
  return title.split(/(\s+)/).map((word, at) =>
    stems.some((stem) => fold(word).startsWith(stem)) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a title stay where they are
      <mark key={at} className="rounded-sm bg-primary-soft text-on-primary-soft">
        {word}
      </mark>
    ) : (
      word
    ),
  );
}
