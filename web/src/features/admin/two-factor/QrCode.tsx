import { create } from 'qrcode';

/** Light cells around it: without them cameras do not find it. */
const margin = 4;

/** Drawn as one path, dark on white in both schemes: the security policy takes no pictures made here. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  let path = '';
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) if (modules.get(y, x)) path += `M${x} ${y}h1v1h-1z`;
  }
  const side = size + 2 * margin;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-margin} ${-margin} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="w-56 max-w-full rounded-card"
    >
      <rect x={-margin} y={-margin} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
