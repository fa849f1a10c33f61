/** A username as the plan contract accepts it: 4 to 16 of a-z, 0-9, _, starting with a letter. */
export const usernamePattern = /^[a-z][a-z0-9_]{3,15}$/;
