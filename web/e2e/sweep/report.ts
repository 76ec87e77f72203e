/** Collects the results: a line for each pair of a screen and a check with findings, and the totals. */
export class Report {
  looks = 0;
  readonly failed = new Map<string, string[]>();
  /** addresses at which a person stayed without being redirected */
  readonly reached = new Set<string>();

  /** `what`: '/servicios as client, 390 px, dark' */
  add(what: string, findings: readonly string[]): void {
    this.looks += 1;
    if (findings.length === 0) return;
    this.failed.set(what, [...findings]);
    console.log(`✗ ${what}: ${findings.join('; ')}`);
  }

  get findings(): number {
    return [...this.failed.values()].flat().length;
  }

  total(minutes: number): string {
    return `${this.looks} looks, ${this.failed.size} with findings, ${this.findings} findings, ${minutes.toFixed(1)} minutes`;
  }
}
