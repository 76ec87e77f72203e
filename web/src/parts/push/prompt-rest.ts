const key = 'tero.push-prompt';
const restDays = 30;

/** Whether somebody has said "not now" in the last 30 days, whatever was being offered. */
export function isResting(now = Date.now()): boolean {
  try {
    const until = Number(localStorage.getItem(key));
    return until > now;
  } catch {
    return false;
  }
}

export function rest(now = Date.now()): void {
  try {
    localStorage.setItem(key, String(now + restDays * 24 * 60 * 60_000));
  } catch {
    // storage is full or blocked: it rests until the page is left
  }
}
