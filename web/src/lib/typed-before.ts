type Typed = string | boolean;

const typed = new Map<string, Typed>();
const heard = ['input', 'change'];
/** the server-rendered form that a person may be filling in */
let form: HTMLFormElement | null = null;

/**
 * Records what a person types into a form of a server-rendered page (`method="post"`) until the app's own form takes it
 * (rule NAV-132). Otherwise it would be lost: a form begins with its own values, and React does not report earlier
 * input.
 */
export function watchTyped(page: HTMLElement): void {
  form = page.querySelector<HTMLFormElement>('form[method=post]');
  if (!form) return;
  for (const field of form.querySelectorAll<HTMLInputElement>('input, textarea')) {
    if (field.value !== field.defaultValue || field.checked) note(field);
  }
  for (const kind of heard) form.addEventListener(kind, hear, true);
}

/** Returns the recorded values of the fields that the form has, by name, and stops recording. */
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
