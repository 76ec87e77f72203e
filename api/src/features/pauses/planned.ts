import type { PlannedPause } from '@tero/shared/rules/services/pause';

interface Row {
  planned_pause_from: string | null;
  planned_pause_until: string | null;
  planned_pause_note: string | null;
}

/** Returns the pause that a provider planned and that has not begun (rule PAUSE-10), or null. */
export function plannedPauseOf(row: Row): PlannedPause | null {
  const { planned_pause_from: from, planned_pause_until: until, planned_pause_note: note } = row;
  return from && until ? { from, until, note } : null;
}
