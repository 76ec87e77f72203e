type Typed = string | boolean;

const typed = new Map<string, Typed>();
const heard = ['input', 'change'];
/** the server's form that a person may be filling in */
let form: HTMLFormElement | null = null;

/**
 * Notes what a person types into a form of the server's page (`method="post"`), until the app's own form takes it (rule
 * NAV-132): a form begins with its own values, and React tells it nothing of what happened before.
 */
export function watchTyped(page: HTMLElement): void {
  form = page.querySelector<HTMLFormElement>('form[method=post]');
  if (!form) return;
  for (const field of form.querySelectorAll<HTMLInputElement>('input, textarea')) {
    if (field.value !== field.defaultValue || field.checked) note(field);
  }
  for (const kind of heard) form.addEventListener(kind, hear, true);
}

/** Returns the noted values of the fields that a form has, by name, and stops noting. */
export function takeTyped(fields: object): [name: string, value: Typed][] {
  for (const kind of heard) form?.removeEventListener(kind, hear, true);
  form = null;
  const own = [...typed].filter(([name]) => name in fields);
  typed.clear();
  return own;
}

function hear({ target }: Event): void {
  note(target as HTMLInputElement);
}

function note({ name, type, checked, value }: HTMLInputElement): void {
  typed.set(name, type === 'checkbox' ? checked : value);
}
