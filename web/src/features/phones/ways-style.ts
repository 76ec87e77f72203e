/** Call and chat: beside each other in the bar of phones, from tablets on below each other. */
export const waysStyle = 'flex items-center gap-3 *:grow md:flex-col md:items-stretch';
