import { type Ref, useCallback } from 'react';

/**
 * Returns a ref that reports an image which failed before the app hydrated its page. A server-rendered page requests
 * its images at once, so the error event is over by the time the code has loaded.
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
