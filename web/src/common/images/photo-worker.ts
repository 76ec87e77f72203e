import { type Shrunk, type Surface, shrinkOn, surfaceOf, type ToShrink } from './shrinking.ts';

// The code of a separate worker, so that the person can go on typing (docs/decisions/drafts-and-images.md).

const scope = self as unknown as {
  onmessage: (event: MessageEvent<ToShrink>) => void;
  postMessage: (message: Shrunk, transfer: Transferable[]) => void;
};

function offscreen(): Surface {
  const canvas = new OffscreenCanvas(1, 1);
  return surfaceOf(canvas, (quality) => canvas.convertToBlob({ type: 'image/jpeg', quality }));
}

scope.onmessage = async ({ data: { file } }) => {
  try {
    const blob = await shrinkOn(offscreen, file);
    // bytes rather than a Blob, because some browsers lose the Blobs of a worker that has ended
    const bytes = (await blob?.arrayBuffer()) ?? null;
    scope.postMessage({ bytes }, bytes ? [bytes] : []);
  } catch {
    scope.postMessage({ failed: true }, []);
  }
};
