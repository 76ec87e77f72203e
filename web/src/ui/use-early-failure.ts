import { type Ref, useCallback } from 'react';

/**
 * Tells of an image that failed before its page was the app's: a page from the server requests its images at once, and
 * the event is over when the code is there.
 */
export function useEarlyFailure(onFailed: (src: string) => void): Ref<HTMLImageElement> {
  return useCallback(
    (image: HTMLImageElement | null) => {
      const src = image?.getAttribute('src');
      if (image && src && image.complete && image.naturalWidth === 0) onFailed(src);
    },
    [onFailed],
  );
}
