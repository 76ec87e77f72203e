import type { PublicProvider } from '@tero/shared/contract/providers';
import Image from 'lucide-react/icons/image';
import { useEffect, useRef } from 'react';
import { shareFile } from '../../../common/share/share.ts';
import { Button } from '../../../ui/Button.tsx';
import { isOnDevice, useSaving } from '../../../ui/saving.ts';
import { toast } from '../../../ui/toast.tsx';
import { drawStatus, statusSize } from './status-picture.ts';

/** Shows the picture for a WhatsApp status, which is made on the device, with the button that shares or saves it. */
export function StatusPicture({ provider, url }: { provider: PublicProvider; url: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const saves = useSaving((state) => state.saves);
  const { profile_image: image } = provider;
  const src = image && (!saves || isOnDevice(image)) ? image : null;

  useEffect(() => {
    if (canvas.current) void drawStatus(canvas.current, provider, { url, src });
  }, [provider, url, src]);

  const send = () => {
    canvas.current?.toBlob((blob) => {
      if (blob) void shareFile('mi-tarjeta.png', blob);
      else toast.error('No pudimos guardar la imagen. Probá de nuevo.');
    });
  };

  return (
    <>
      <canvas
        ref={canvas}
        {...statusSize}
        role="img"
        aria-label="Imagen para tu estado, con tu nombre, lo que hacés y el código QR de tu enlace"
        className="w-full max-w-60 rounded-card border border-line"
      />
      <Button variant="outline" className="self-start" onClick={send}>
        <Image size={20} aria-hidden="true" />
        Compartir o guardar la imagen
      </Button>
    </>
  );
}
