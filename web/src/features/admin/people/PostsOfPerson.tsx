import type { Person } from '@tero/shared/contract/admin/people';
import { moderatedLabels } from '@tero/shared/rules/moderation';
import { excerpt } from '@tero/shared/rules/text/text';
import { shortDate } from '@tero/shared/rules/time/time';
import { ModerateLink } from '../record/ModerateLink.tsx';
import { PersonList } from './PersonList.tsx';

const shown = 120;

/** Lists a provider's posts and promotions, each with a link to moderate it. */
export function PostsOfPerson({ posts }: Pick<Person, 'posts'>) {
  return (
    <PersonList
      title="Publicaciones y promociones"
      newest={posts}
      line={({ kind, id, text, is_hidden, created_at }) => ({
        key: `${kind} ${id}`,
        main: excerpt(text, shown) || `${moderatedLabels[kind]} ${id}`,
        more: `${moderatedLabels[kind]}${is_hidden ? ' · oculta' : ''}`,
        end: (
          <>
            {shortDate(created_at)}
            <ModerateLink kind={kind} id={id} name={`${moderatedLabels[kind].toLowerCase()} ${id}`} />
          </>
        ),
      })}
    />
  );
}
