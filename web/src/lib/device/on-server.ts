/** True if this runs without a browser, to render a first view: then the code stores nothing and listens to nothing. */
export const onServer = typeof window === 'undefined';
