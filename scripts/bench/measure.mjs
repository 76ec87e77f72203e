// Times calls against several apps in turns, so that other load on the machine affects all of them alike.

const warmUp = 30;

/**
 * Returns `[{ name, medians, fastest }]` in milliseconds, with one value per app in the given order. `fastest` is the
 * 10th percentile: on a busy machine it is closer to the cost of the calls themselves.
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
