/** Call and chat: beside each other in the bar of phones, below each other on tablets and larger screens. */
export const waysStyle = 'flex items-center gap-3 *:grow md:flex-col md:items-stretch';
