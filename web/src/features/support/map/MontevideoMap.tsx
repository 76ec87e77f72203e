import { avenues, breakwaters, coast, land } from './montevideo.ts';

/** Shows a drawn map rather than a map service, so that no third party learns who visits the page. */
export function MontevideoMap({ pin }: { pin: boolean }) {
  return (
    <svg
      viewBox="0 0 480 270"
      role="img"
      aria-label={`Mapa de Montevideo: la bahía y la costa sobre el Río de la Plata${pin ? ', y un pin en el Centro' : ''}`}
      className="mt-4 h-auto w-full rounded-card border border-line bg-info-soft"
    >
      <Waves />
      <path d={land} className="fill-sunken" />
      <Parks />
      <g className="fill-none stroke-surface dark:stroke-line" strokeWidth="3.5" strokeLinecap="round">
        {avenues.map((avenue) => (
          <path key={avenue} d={avenue} />
        ))}
      </g>
      <path d={coast} className="fill-none stroke-star" strokeWidth="3" strokeLinejoin="round" />
      <path d={breakwaters} className="fill-none stroke-control" strokeWidth="2.5" strokeLinecap="round" />
      <Sights />
      <Names />
      {pin && <Pin x={210} y={152} />}
    </svg>
  );
}

function Waves() {
  return (
    <path
      d="M40 205q6 -5 12 0t12 0M150 232q6 -5 12 0t12 0M400 214q6 -5 12 0t12 0M430 182q6 -5 12 0t12 0M90 250q6 -5 12 0t12 0M290 246q6 -5 12 0t12 0M150 92q5 -4 10 0t10 0"
      className="fill-none stroke-info"
      strokeWidth="1.5"
      strokeLinecap="round"
      opacity="0.45"
    />
  );
}

function Parks() {
  return (
    <g className="fill-success-soft">
      <path d="M178 34q14 -10 26 0q8 12 -4 20q-16 8 -24 -4q-4 -8 2 -16Z" />
      <path d="M270 124q12 -6 20 2q4 10 -6 14q-14 2 -18 -6q0 -6 4 -10Z" />
      <path d="M244 162q8 -4 12 2q2 7 -4 9q-9 0 -8 -11Z" />
      <path d="M428 78q14 -10 26 -2q6 10 -6 16q-18 6 -24 -4q0 -6 4 -10Z" />
      {/* the hill after which the city is named */}
      <path d="M58 128q14 -26 27 -26t28 26q-27 10 -55 0Z" />
    </g>
  );
}

/**
 * Draws landmarks: the fortress on the Cerro, the lighthouse of Punta Carretas, the Isla de las Gaviotas and a boat.
 */
function Sights() {
  return (
    <>
      <path d="M77 104v-7h4v3h3v-3h3v3h3v-3h4v7Z" className="fill-success" />
      <path d="M267 214l1 -11h3l1 11Zm0 -13l2.500 -4l2.500 4Z" className="fill-accent" />
      <ellipse cx="372" cy="149" rx="3.500" ry="2" className="fill-sunken stroke-star" strokeWidth="1.500" />
      <path d="M340 230h26l-5 9h-16Zm12 -4v-22l12 20Zm-3 0v-16l-8 14Z" className="fill-primary" />
    </>
  );
}

function Names() {
  return (
    <g fontSize="14" className="fill-ink font-sans" fontWeight="500">
      <text x="85" y="92" textAnchor="middle">
        Cerro
      </text>
      <text x="155" y="116" textAnchor="middle" className="fill-info" fontStyle="italic">
        Bahía
      </text>
      <text x="230" y="149" fontWeight="700">
        Centro
      </text>
      <text x="292" y="190">
        Pocitos
      </text>
      <text x="346" y="128">
        Malvín
      </text>
      <text x="396" y="111">
        Carrasco
      </text>
      <text x="196" y="24" textAnchor="middle">
        Prado
      </text>
      <text x="130" y="214" textAnchor="middle" className="fill-info" fontSize="16" fontStyle="italic">
        Río de la Plata
      </text>
    </g>
  );
}

function Pin({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse rx="8" ry="3" className="fill-ink" opacity="0.3" />
      <path
        d="M0 0C-5 -10 -16 -17 -16 -29a16 16 0 0 1 32 0C16 -17 5 -10 0 0Z"
        className="fill-accent stroke-surface"
        strokeWidth="2"
      />
      <circle cy="-29" r="6" className="fill-on-accent" />
    </g>
  );
}
