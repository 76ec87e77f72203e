import type { Post } from '@tero/shared/contract/posts';
import { address } from '@tero/shared/rules/text/address';
import Heart from 'lucide-react/icons/heart';
import Link2 from 'lucide-react/icons/link-2';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { ComponentProps } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isApiError } from '../../../lib/http/client/api-error.ts';
import { entryPath, pathOfPlace } from '../../../lib/navigation/entry-path.ts';
import { keepPress } from '../../../lib/navigation/press.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { cx } from '../../../ui/cx.ts';
import { toast } from '../../../ui/toast.tsx';
import { useLike } from './like-queries.ts';
import { postPath } from './post-path.ts';
import { useCountShare } from './queries.ts';

const loginFirst = 'Debes iniciar sesión para dar like a las publicaciones';

export function PostActions({ post }: { post: Post }) {
  return (
    <footer className="flex flex-wrap items-center gap-1 border-line border-t p-2">
      <LikeButton post={post} />
      <Comments post={post} />
      <CopyLink post={post} />
    </footer>
  );
}

/** There are no comments yet: people ask questions by WhatsApp, from the profile (rule POST-11). */
function Comments({ post }: { post: Post }) {
  const account = useAccount();
  const navigate = useNavigate();
  const isOwn = account?.id === post.provider_id;
  const ask = {
    label: 'Preguntar por WhatsApp',
    onClick: () => navigate(address`/provider-profile/${post.provider_id}`),
  };
  return (
    <Action onClick={() => toast.info('Sistema de comentarios próximamente', isOwn ? {} : { action: ask })}>
      <MessageCircle size={20} aria-hidden="true" />
      Comentarios
    </Action>
  );
}

function LikeButton({ post }: { post: Post }) {
  const account = useAccount();
  const navigate = useNavigate();
  const location = useLocation();
  const like = useLike(post);

  function askToLogIn() {
    keepPress({ kind: 'like', id: post.id, title: post.title }, pathOfPlace(location));
    const action = { label: 'Iniciar sesión', onClick: () => navigate(entryPath('login', location)) };
    toast.warning(loginFirst, { action });
  }
  function toggle() {
    if (!account) return askToLogIn();
    like.mutate(!post.liked, {
      onError: (error) => {
        if (isApiError(error) && error.status === 401) askToLogIn();
        else toast.error('Error al procesar el like. Inténtalo de nuevo.');
      },
    });
  }
  return (
    <Action aria-pressed={post.liked} onClick={toggle}>
      <Heart size={20} aria-hidden="true" className={cx(post.liked && 'fill-accent text-accent')} />
      <span className="sr-only">Me gusta: </span>
      <span className="tabular-nums">{post.likes_count}</span>
    </Action>
  );
}

function CopyLink({ post }: { post: Post }) {
  const { mutate: count } = useCountShare(post);
  async function copy() {
    try {
      await navigator.clipboard.writeText(window.location.origin + postPath(post.id));
    } catch {
      toast.error('Error al copiar el link');
      return;
    }
    toast.success('Enlace copiado');
    count();
  }
  return (
    <Action className="ml-auto" onClick={() => void copy()}>
      <Link2 size={20} aria-hidden="true" />
      Copiar enlace
    </Action>
  );
}

function Action({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(
        'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-3 font-medium text-muted text-sm transition-colors hover:bg-primary-soft hover:text-ink',
        className,
      )}
    />
  );
}
