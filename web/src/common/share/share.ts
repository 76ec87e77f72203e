import { saveBlob } from '../../lib/device/save-blob.ts';
import { toast } from '../../ui/toast.tsx';

/** Shares an address with the system's share sheet, or copies it where there is none. */
export async function share(shared: { title: string; text: string; url: string }): Promise<void> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(shared);
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  await copyLink(shared.url);
}

/** Copies an address, and says so. */
export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast.success('Enlace copiado');
  } catch {
    toast.error('Error al copiar el link');
  }
}

/** Shares a message with the system's share sheet, or copies it where there is none. */
export async function shareText(text: string): Promise<void> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ text });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    toast.success('Mensaje copiado');
  } catch {
    toast.error('No pudimos copiar el mensaje. Probá de nuevo.');
  }
}

/** Shares a file with the system's share sheet where the browser supports it, or saves it. */
export async function shareFile(name: string, blob: Blob): Promise<void> {
  const files = [new File([blob], name, { type: blob.type })];
  if (typeof navigator.canShare === 'function' && navigator.canShare({ files })) {
    try {
      await navigator.share({ files });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  saveBlob(name, blob);
}
