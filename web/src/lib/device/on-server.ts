/** True while the server renders a page, without a browser. The code then stores nothing and registers no listeners. */
export const onServer = typeof window === 'undefined';
