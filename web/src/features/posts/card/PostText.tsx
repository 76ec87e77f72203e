import { collapsedPost, postParts } from '@tero/shared/rules/posts';
import { address } from '@tero/shared/rules/text/address';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';

/** Shows a text cut above 150 characters; its hashtags lead to a search (rules POST-8 and POST-9). */
export function PostText({ content, onOpen }: { content: string; onOpen?: (() => void) | undefined }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const collapsed = collapsedPost(content);
  const parts = keyed(postParts(collapsed !== null && !open ? collapsed : content));
  return (
    <div className="px-4 pb-3">
      <p id={id} className="prose-line wrap-anywhere whitespace-pre-line">
        {parts.map(({ key, text, isHashtag }) =>
          isHashtag ? (
            <Link
              key={key}
              to={address`/servicios?q=${text.slice(1).replaceAll('_', ' ')}`}
              className="font-semibold text-link underline underline-offset-2"
            >
              {text}
            </Link>
          ) : (
            text
          ),
        )}
      </p>
      {collapsed !== null && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => {
            if (!open) onOpen?.();
            setOpen(!open);
          }}
          className="-ml-2 inline-flex min-h-11 items-center rounded-control px-2 font-semibold text-link hover:bg-primary-soft"
        >
          {open ? 'Ver menos' : 'Ver más'}
        </button>
      )}
    </div>
  );
}

/** Keys the parts by their place in the text, because hashtags may repeat. */
function keyed(parts: ReturnType<typeof postParts>) {
  let at = 0;
  return parts.map((part) => {
    const key = at;
    at += part.text.length;
    return { ...part, key };
  });
}
