/**
 * Makes every form send the content of its fields. Password managers and browsers fill fields without an event, so the
 * app would send older values (rule NAV-130). Before React gets the submit event, it sends React an event for each
 * field; React ignores fields whose value it knows.
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
