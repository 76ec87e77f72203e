import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';

interface SendingPanelProps {
  /** 'Enviando tu servicio…' */
  label: string;
  /** from 0 to 1 */
  progress: number;
  onCancel: () => void;
}

/**
 * Shows the progress of the images. Once all of them are sent, the person cannot cancel: the server may already be
 * done.
 */
export function SendingPanel({ label, progress, onCancel }: SendingPanelProps) {
  const percent = Math.round(progress * 100);
  const isSent = progress >= 1;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // in braces, because some browsers return a promise here, which is not a clean-up function
    void panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={panel}>
      <Card className="flex flex-col gap-3">
        <p role="status" className="font-semibold">
          {isSent ? 'Preparando las fotos para publicar…' : label}
        </p>
        <div className="flex items-center gap-3">
          <div
            role="progressbar"
            aria-label="Envío"
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
            className="h-2.5 grow overflow-hidden rounded-pill bg-sunken"
          >
            <div style={{ width: `${percent}%` }} className="h-full rounded-pill bg-primary transition-[width]" />
          </div>
          <span className="w-12 text-right text-sm tabular-nums">{percent} %</span>
        </div>
        {!isSent && (
          <Button variant="outline" onClick={onCancel} className="self-start">
            Cancelar envío
          </Button>
        )}
      </Card>
    </div>
  );
}
