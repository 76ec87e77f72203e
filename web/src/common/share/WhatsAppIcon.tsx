interface WhatsAppIconProps {
  /** px */
  size?: number;
}

/** Draws a speech bubble with a receiver, as decoration next to a text. */
export function WhatsAppIcon({ size = 22 }: WhatsAppIconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className="shrink-0">
      <path d="M12.04 2a9.9 9.9 0 0 0-8.5 14.98L2 22l5.16-1.5A9.96 9.96 0 1 0 12.04 2Zm0 18.1a8.1 8.1 0 0 1-4.2-1.17l-.3-.18-3.06.89.9-2.97-.2-.31a8.13 8.13 0 1 1 6.86 3.74Zm4.62-6.07c-.25-.13-1.5-.74-1.73-.82-.23-.09-.4-.13-.57.12-.17.26-.65.82-.8.99-.15.17-.3.19-.55.06a6.9 6.9 0 0 1-3.45-3.02c-.26-.45.26-.42.75-1.38.08-.17.04-.31-.02-.44-.07-.13-.57-1.38-.78-1.88-.2-.49-.42-.42-.57-.43h-.49c-.17 0-.44.06-.67.32-.23.25-.88.86-.88 2.1 0 1.24.9 2.44 1.03 2.6.13.18 1.78 2.72 4.31 3.81 1.6.7 2.23.75 3.03.64.49-.07 1.5-.61 1.7-1.2.22-.6.22-1.1.16-1.21-.07-.11-.23-.17-.48-.3Z" />
    </svg>
  );
}
