// What opens over the page closes by Back (rule NAV-180): whoever draws such a thing calls the one piece for it.
import { visit } from './graph/syntax.mjs';

const piece = 'web/src/ui/use-back-closes.ts';
/** A list below a field has it from there. */
const combobox = 'web/src/ui/use-combobox.ts';
const primitives = new Set([
  ...['AlertDialog', 'ContextMenu', 'Dialog', 'DropdownMenu', 'HoverCard', 'Menubar', 'NavigationMenu', 'Popover'],
  'Select',
]);
const roles = new Set(['alertdialog', 'dialog', 'menu']);

export function findOverlayFaults(modules) {
  return modules
    .filter(({ path, imports, overlays }) => path.startsWith('web/src/') && isOverlay(imports, overlays))
    .filter(({ imports }) => !imports.some(({ target }) => target === piece || target === combobox))
    .map(({ path }) => ({
      path,
      rule: 'back',
      advice: `Back must close what opens here: \`useBackCloses\` of ${piece}`,
    }));
}

function isOverlay(imports, overlays) {
  return (
    overlays ||
    imports.some(({ specifier, names = [] }) => specifier === 'radix-ui' && names.some((name) => primitives.has(name)))
  );
}

/** Whether a module draws a dialog or menu, or something that covers the whole screen, by itself. */
export function drawsOverlay(program) {
  let found = false;
  visit(program, (node) => {
    const { type, name, value, callee } = node;
    if (type === 'JSXAttribute') {
      found ||= ['aria-modal', 'popover'].includes(name.name) || (name.name === 'role' && roles.has(value?.value));
    }
    if (type === 'JSXOpeningElement') found ||= name.name === 'dialog';
    if (type === 'CallExpression') found ||= ['showModal', 'showPopover'].includes(callee.property?.name);
    const text = type === 'TemplateElement' ? value.cooked : value;
    if (typeof text === 'string') found ||= /(^| )fixed inset-0( |$)/.test(text);
  });
  return found;
}
