/** Whether this runs where no browser is, to draw a first view: nothing is kept there, and nobody is listened to. */
export const onServer = typeof window === 'undefined';
