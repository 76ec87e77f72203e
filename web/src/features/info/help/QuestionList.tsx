import type { Question } from '@tero/shared/content/question';
import { QuestionFold } from './QuestionFold.tsx';

interface QuestionListProps {
  questions: readonly Question[];
  stems?: readonly string[];
}

export function QuestionList({ questions, stems }: QuestionListProps) {
  return (
    <ul className="flex flex-col gap-3">
      {questions.map((question) => (
        <li key={question.id}>
          <QuestionFold question={question} {...(stems && { stems })} />
        </li>
      ))}
    </ul>
  );
}
