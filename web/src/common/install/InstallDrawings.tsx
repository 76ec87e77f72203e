import type { ReactNode } from 'react';

/** Draws a phone's outline around the drawing of a step. */
function Phone({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 72 96" width={72} height={96} fill="none" aria-hidden="true" className="shrink-0">
      <rect x="10" y="2" width="52" height="92" rx="9" className="fill-surface stroke-control" strokeWidth="2" />
      <path d="M30 7h12" className="stroke-control" strokeWidth="2" strokeLinecap="round" />
      {children}
    </svg>
  );
}

/** Draws the browser's bar with the share button. */
export function ShareDrawing() {
  return (
    <Phone>
      <g className="fill-line">
        <rect x="17" y="16" width="38" height="24" rx="3" />
        <rect x="17" y="45" width="30" height="4" rx="2" />
        <rect x="17" y="53" width="36" height="4" rx="2" />
      </g>
      <path d="M11 66h50" className="stroke-line" strokeWidth="2" />
      <circle cx="36" cy="79" r="11" className="fill-primary-soft" />
      <g className="stroke-primary" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M36 81V70m-3.5 3.5L36 70l3.5 3.5" />
        <path d="M33 77h-2.5v8.5h11V77H39" />
      </g>
    </Phone>
  );
}

/** Draws the share menu with the entry to choose. */
export function HomeScreenDrawing() {
  return (
    <Phone>
      <g className="fill-line">
        <rect x="17" y="18" width="26" height="4" rx="2" />
        <rect x="17" y="31" width="32" height="4" rx="2" />
        <rect x="17" y="77" width="28" height="4" rx="2" />
      </g>
      <rect x="13" y="43" width="46" height="22" rx="5" className="fill-primary-soft" />
      <rect x="18" y="52" width="20" height="4" rx="2" className="fill-primary" />
      <g className="stroke-primary" strokeWidth="2" strokeLinecap="round">
        <rect x="43" y="48" width="12" height="12" rx="3" />
        <path d="M49 51.5v5m-2.5-2.5h5" />
      </g>
    </Phone>
  );
}

/** Draws the home screen with Tero's icon among others. */
export function OpenDrawing() {
  return (
    <Phone>
      <g className="fill-line">
        <rect x="17" y="16" width="10" height="10" rx="3" />
        <rect x="31" y="16" width="10" height="10" rx="3" />
        <rect x="45" y="16" width="10" height="10" rx="3" />
        <rect x="17" y="31" width="10" height="10" rx="3" />
        <rect x="45" y="67" width="10" height="10" rx="3" />
        <rect x="17" y="67" width="10" height="10" rx="3" />
      </g>
      <rect x="25" y="38" width="22" height="22" rx="6" className="fill-primary" />
      <path
        d="M31 45h10m-5 0v9.5"
        className="stroke-on-primary"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="48" cy="38" r="5" className="fill-accent" />
    </Phone>
  );
}
