import type { Post } from '@tero/shared/contract/posts';
import { delays } from '@tero/shared/delays';
import { address } from '@tero/shared/rules/text/address';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { OwnPageHead } from '../../common/OwnPageHead.tsx';
import { isApiError, OfflineError } from '../../lib/http/client/api-error.ts';
import { useAccount } from '../../lib/session/session.ts';
import { useEditedPost } from './card/queries.ts';
import { NotYours, PostFailure } from './PostFailure.tsx';
import { PostForm } from './PostForm.tsx';
import { PostFormSkeleton } from './PostFormSkeleton.tsx';

/** The page to edit a post. Always loads by id; what the navigation carries is only a head start (rule NAV-10). */
export function EditPostPage() {
  const account = useAccount();
  const postId = Number(useParams().postId);
  const carried = (useLocation().state as { post?: Post } | null)?.post;
  const headStart = carried?.id === postId ? carried : undefined;
  const { data, error, refetch } = useEditedPost(postId, headStart);
  // a person who is already writing goes on while the server does not answer
  const post = data ?? (error instanceof OfflineError ? headStart : undefined);
  const isGone = isApiError(error, 'not_found');
  if (!account) return null;
  return (
    <div className="wrap flex max-w-3xl! flex-col gap-5 py-6 sm:py-8">
      {post && !isGone && post.provider_id !== account.id && <NotYours />}
      {post && !isGone && post.provider_id === account.id && <Editing key={post.id} post={post} account={account.id} />}
      {error && (!post || isGone) && <PostFailure editing error={error} onRetry={() => void refetch()} />}
      {!post && !error && <PostFormSkeleton />}
    </div>
  );
}

function Editing({ post, account }: { post: Post; account: number }) {
  const navigate = useNavigate();
  const [success, setSuccess] = useState<string | null>(null);
  const profile = address`/provider-profile/${account}?post=${post.id}`;

  useEffect(() => {
    if (!success) return;
    const timer = window.setTimeout(() => navigate(profile, { replace: true }), delays.editedPostRedirect);
    return () => window.clearTimeout(timer);
  }, [success, navigate, profile]);

  return (
    <>
      <OwnPageHead title="Editar publicación" profile={address`/provider-profile?post=${post.id}`} />
      <PostForm
        post={post}
        words={{ submit: 'Guardar cambios', busy: 'Guardando...', failure: 'Error al actualizar la publicación' }}
        success={success}
        onSent={({ message }) => setSuccess(message ?? 'Publicación actualizada exitosamente')}
        queued="Publicamos tus cambios"
        onQueued={() => navigate(profile, { replace: true })}
        onCancel={() => navigate(profile)}
      />
    </>
  );
}
