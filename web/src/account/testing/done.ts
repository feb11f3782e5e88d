/** The reply of a call that has nothing to tell but that it worked. */
export const done = { success: true } as const;
