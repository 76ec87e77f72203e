/** The numbers of colours and framings of covers. They have no common divisor, so that 30 ids in a row differ. */
export const coverTones = 10;
export const coverFramings = 3;

/** Returns the look of the cover of a service without photos, always the same for its id (rule SVC-99). */
export function coverLook(id: number): { tone: number; framing: number } {
  return { tone: id % coverTones, framing: id % coverFramings };
}
