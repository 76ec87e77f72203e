// Times calls against several apps in turns, so that whatever else the machine does falls on all of them alike.

const warmUp = 30;

/**
 * Answers `[{ name, medians, fastest }]`, milliseconds, one each an app in the order given. `fastest` is the tenth of a
 * hundred: on a machine with other work, it is nearer to what the calls themselves cost.
 */
export async function measure(cases, apps, calls) {
  const rows = [];
  for (const [name, address] of Object.entries(cases)) {
    const times = apps.map(() => []);
    for (let call = -warmUp; call < calls; call += 1) {
      for (const [at, { app, ids, admin }] of apps.entries()) {
        const url = typeof address === 'string' ? address : address(ids[(call + warmUp) % ids.length]);
        const headers = url.startsWith('/api/admin') ? { authorization: admin } : {};
        const started = performance.now();
        const answer = await app.inject({ url, headers });
        const took = performance.now() - started;
        if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`);
        if (call >= 0) times[at].push(took);
      }
    }
    rows.push({ name, medians: times.map((of) => quantile(of, 0.5)), fastest: times.map((of) => quantile(of, 0.1)) });
  }
  return rows;
}

function quantile(times, share) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)];
}
