import { cx } from './cx.ts';
import { qrMargin as margin, qrPath } from './qr-path.ts';

interface QrCodeProps {
  text: string;
  label: string;
  className?: string;
}

/**
 * Shows a QR code as a single SVG path, dark on white in both colour schemes. The content security policy forbids
 * generated images.
 */
export function QrCode({ text, label, className = 'w-56 rounded-card' }: QrCodeProps) {
  const { path, size } = qrPath(text);
  const side = size + 2 * margin;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-margin} ${-margin} ${side} ${side}`}
      shapeRendering="crispEdges"
      className={cx('max-w-full', className)}
    >
      <rect x={-margin} y={-margin} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
