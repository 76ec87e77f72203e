import type { Post } from '@tero/shared/contract/posts';
import { delays } from '@tero/shared/delays';
import { useEffect, useRef, useState } from 'react';
import { useAddress } from '../../../lib/navigation/use-address.ts';

/**
 * Scrolls to the post of `?post=` once it has loaded, and calls `onOpen` with it. Returns the post's id for 3 s as
 * `highlighted`, and whether the post is missing (rule NAV-23).
 */
export function useLinkedPost(posts: readonly Post[] | undefined, onOpen?: (post: Post) => void) {
  const asked = Number(useAddress()[0].get('post')) || null;
  const isThere = posts?.some(({ id }) => id === asked) ?? false;
  const [highlighted, setHighlighted] = useState<number | null>(null);

  const opened = useRef<number>(undefined);
  useEffect(() => {
    const post = posts?.find(({ id }) => id === asked);
    if (!post || opened.current === post.id) return;
    opened.current = post.id;
    onOpen?.(post);
  }, [posts, asked, onOpen]);

  useEffect(() => {
    if (asked === null || !isThere) return;
    // waits for the frame in which the page scrolls to its top
    const frame = window.requestAnimationFrame(() => {
      document.getElementById(`post-${asked}`)?.scrollIntoView({ block: 'start' });
      setHighlighted(asked);
    });
    const timer = window.setTimeout(() => setHighlighted(null), delays.postHighlight);
    return () => {
      window.cancelAnimationFrame(frame);
      window.clearTimeout(timer);
    };
  }, [asked, isThere]);

  return { highlighted, isMissing: asked !== null && posts !== undefined && !isThere };
}
