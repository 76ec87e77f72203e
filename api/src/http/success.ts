/** The first field of every successful response (the contract's `succeeded`), as the literal that its type asks for. */
export const success = true as const;
