import type { Post } from '@tero/shared/contract/posts';
import { delays } from '@tero/shared/limits';
import { useEffect, useState } from 'react';
import { useAddress } from '../../lib/navigation/use-address.ts';

/** Scrolls to the post of `?post=` once it has loaded, and returns for 3 s which one it is (rule NAV-23). */
export function useLinkedPost(posts: readonly Post[] | undefined) {
  const asked = Number(useAddress()[0].get('post')) || null;
  const isThere = posts?.some(({ id }) => id === asked) ?? false;
  const [highlighted, setHighlighted] = useState<number | null>(null);

  useEffect(() => {
    if (asked === null || !isThere) return;
    // after the frame in which the page scrolls to its top
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
