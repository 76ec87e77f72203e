import type { LegalBlock, LegalFacts, OperatorWord } from '@tero/shared/content/legal/legal-text';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '../../../ui/Card.tsx';
import { useOperator } from './queries.ts';

/** Shows the paragraphs, lists and facts of a legal text, with the operator's data filled in (rule ACC-100). */
export function LegalBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  const { data } = useOperator();
  const untold = data ? '(falta: lo completa quien opera este sitio)' : '…';
  const words: Record<OperatorWord, string> = {
    operador: data?.name ?? untold,
    rut: data?.rut ?? untold,
    domicilio: data?.address ?? untold,
    inscripcion: data?.inscription ?? untold,
  };
  const shown = (text: string) => inline(text.replace(/\{(\w+)\}/g, (all, word: OperatorWord) => words[word] ?? all));
  return blocks.map((block) => {
    if (typeof block === 'string') return <p key={block}>{shown(block)}</p>;
    if (!isList(block)) return <Facts key={block.heading} {...block} />;
    return (
      <ul key={block[0]}>
        {block.map((item) => (
          <li key={item}>{shown(item)}</li>
        ))}
      </ul>
    );
  });
}

const isList = (block: LegalFacts | readonly string[]): block is readonly string[] => Array.isArray(block);

/** Shows the facts as one card each, because a table of four columns does not fit a phone. */
function Facts({ heading, facts }: LegalFacts) {
  return (
    <Card className="mt-4 text-base">
      <h3 className="text-lg">{heading}</h3>
      <dl className="mt-3 grid gap-x-4 gap-y-2 sm:grid-cols-[7rem_1fr]">
        {facts.map(([term, text]) => (
          <Fragment key={term}>
            <dt className="font-semibold text-muted">{term}</dt>
            <dd className="-mt-2 sm:mt-0">{text}</dd>
          </Fragment>
        ))}
      </dl>
    </Card>
  );
}

/** `**bold**` and `[links](address)` as elements. */
function inline(text: string): ReactNode[] {
  return text.split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/).map((part) => {
    const [, strong] = /^\*\*(.+)\*\*$/.exec(part) ?? [];
    if (strong) return <strong key={part}>{strong}</strong>;
    const [, label, to] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
    if (!label || !to) return part;
    if (to.startsWith('/'))
      return (
        <Link key={part} to={to}>
          {label}
        </Link>
      );
    return (
      <a key={part} href={to} target="_blank" rel="noopener noreferrer">
        {label}
      </a>
    );
  });
}
