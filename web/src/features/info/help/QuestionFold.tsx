import type { Question } from '@tero/shared/content/question';
import Info from 'lucide-react/icons/info';
import { Link } from 'react-router-dom';
import { useEntryPath } from '../../../lib/navigation/entry-path.ts';
import { Fold } from '../layout/Fold.tsx';
import { Highlighted } from './Highlighted.tsx';

interface QuestionFoldProps {
  question: Question;
  /** stems of the search: hits are marked, and the answer is unfolded */
  stems?: readonly string[];
}

const none: readonly string[] = [];

export function QuestionFold({ question: { id, question, answer, notice, links }, stems = none }: QuestionFoldProps) {
  const entry = useEntryPath();
  return (
    <Fold id={id} title={<Highlighted text={question} stems={stems} />} defaultOpen={stems.length > 0}>
      <div className="prose-line flex flex-col gap-3">
        {answer.map((paragraph) => (
          <p key={paragraph}>
            <Highlighted text={paragraph} stems={stems} />
          </p>
        ))}
        {notice && (
          <p className="flex gap-3 rounded-control bg-info-soft p-3 font-semibold text-info">
            <Info size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
            <span>
              <Highlighted text={notice} stems={stems} />
            </span>
          </p>
        )}
        {links && (
          <ul className="-mb-2 flex flex-wrap gap-x-5">
            {links.map(({ label, to }) => (
              <li key={label}>
                <Link
                  to={typeof to === 'string' ? to : entry(to.door)}
                  className="inline-flex min-h-11 items-center rounded-control font-semibold text-link underline underline-offset-2"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Fold>
  );
}
