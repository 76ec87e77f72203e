type Typed = string | boolean;

const typed = new Map<string, Typed>();
const heard = ['input', 'change'];

/**
 * Notes what a person types into a form that the server rendered, until the app's own form takes it (rule NAV-132): a form
 * begins with its own values, and React tells it nothing of what happened before.
 */
export function watchTyped(page: HTMLElement): void {
  for (const field of page.querySelectorAll<HTMLInputElement>('form input, form textarea')) {
    if (field.value !== field.defaultValue || field.checked) typed.set(field.name, held(field));
  }
  for (const kind of heard) document.addEventListener(kind, hear, true);
}

/** Returns the noted values of the fields that a form has, by name, and stops noting. */
export function takeTyped(fields: object): [name: string, value: Typed][] {
  for (const kind of heard) document.removeEventListener(kind, hear, true);
  const own = [...typed].filter(([name]) => name in fields);
  typed.clear();
  return own;
}

function hear({ target }: Event): void {
  const field = target as HTMLInputElement;
  typed.set(field.name, held(field));
}

function held({ type, checked, value }: HTMLInputElement): Typed {
  return type === 'checkbox' ? checked : value;
}
