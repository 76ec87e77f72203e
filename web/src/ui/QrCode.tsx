import { encode } from 'uqr';
import { cx } from './cx.ts';

/** Width of the light border in cells: cameras do not recognise the code without it. */
const margin = 4;

interface QrCodeProps {
  text: string;
  label: string;
  className?: string;
}

/**
 * A QR code as a single SVG path, dark on white in both schemes. The content security policy forbids generated images.
 */
export function QrCode({ text, label, className = 'w-56 rounded-card' }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  let path = '';
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) if (data[y]?.[x]) path += `M${x} ${y}h1v1h-1z`;
  }
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
