/**
 * Makes every form send what its fields hold: password managers and browsers fill fields without an event, so the app
 * would send what it knew before (rule NAV-130). Tells React of each field before it hears of the sending; it ignores
 * those that hold what it knows.
 */
export function seeFilledFields(): void {
  document.addEventListener(
    'submit',
    ({ target }) => {
      for (const field of (target as HTMLFormElement).elements) {
        if (field.matches('input, textarea')) field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    },
    true,
  );
}
