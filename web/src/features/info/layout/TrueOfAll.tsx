import { trueOfAll } from '@tero/shared/content/true-of-all';
import { Card } from '../../../ui/Card.tsx';
import { MoreLink } from './MoreLink.tsx';

/** Says what is true of every Tero, whoever runs it (rule SUPP-90). */
export function TrueOfAll() {
  return (
    <ul className="grid gap-5 md:grid-cols-3">
      {trueOfAll.map(({ title, text, link }) => (
        <li key={title}>
          <Card className="flex h-full flex-col">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2 grow">{text}</p>
            <MoreLink to={link.to}>{link.label}</MoreLink>
          </Card>
        </li>
      ))}
    </ul>
  );
}
