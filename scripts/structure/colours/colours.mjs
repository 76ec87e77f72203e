// Green is WhatsApp alone: only the button that opens a chat has its colour, and no other button is green (docs/style.md).

const homes = [
  'web/src/ui/button-style.ts',
  'web/src/parts/contact/ContactButton.tsx',
  // a quote is sent in the chat
  'web/src/parts/quote/ChatLink.tsx',
  'web/src/parts/inquiry/AnswerByChat.tsx',
  // so is a link of one's own
  'web/src/parts/share/ShareLink.tsx',
];
/** Classes of WhatsApp's colour, grounds of the green that says that something is done, and the button's variant. */
const green = /(?<=["'`\s:])(?:[a-z]+-)+whatsapp(?:-[a-z]+)?\b|\bbg-success(?![\w-])|\bvariant[=:] ?['"]whatsapp['"]/g;

export function findColourFaults(modules) {
  return modules
    .filter(({ path }) => /^web\/src\/(?!.*\.test\.)/.test(path) && !homes.includes(path))
    .flatMap(({ path, greens }) =>
      greens.map((what) => ({
        path,
        rule: 'colour',
        advice: `${what}: green is for writing on WhatsApp, which ${homes[1]} does; main actions are primary`,
      })),
    );
}

/** The green classes and variants in a module's text. */
export function readGreens(text) {
  return text.match(green) ?? [];
}
