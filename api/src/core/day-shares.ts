/** What each network has had of a day, in memory: a restart forgets it. */
export class DayShares {
  #day = '';
  #taken = new Map<string, number>();

  /** Counts one more for a network, unless it has had `most` of that day already: then returns false. */
  take(day: string, network: string, most: number): boolean {
    if (day !== this.#day) {
      this.#day = day;
      this.#taken.clear();
    }
    const taken = this.#taken.get(network) ?? 0;
    if (taken >= most) return false;
    this.#taken.set(network, taken + 1);
    return true;
  }
}
