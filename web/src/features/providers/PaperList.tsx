import { paperLabels, type SeenPaper, seenWords } from '@tero/shared/rules/papers';
import FileCheck from 'lucide-react/icons/file-check';
import { cx } from '../../ui/cx.ts';

/**
 * Lists the provider's papers that the team has seen and that are still valid, apart from the badge (rule TRUST-66).
 */
export function PaperList({
  papers = [],
  className,
}: {
  papers?: readonly SeenPaper[] | undefined;
  className?: string;
}) {
  if (papers.length === 0) return null;
  return (
    <ul aria-label="Papeles" className={cx('flex flex-col gap-1.5 text-sm', className)}>
      {papers.map((paper) => (
        <li key={paper.kind} className="flex gap-2">
          <FileCheck size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-muted" />
          <span>
            <span className="font-medium">{paperLabels[paper.kind]}</span>
            <span className="text-muted">{` · ${seenWords(paper)}`}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
