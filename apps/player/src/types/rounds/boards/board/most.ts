// As `limits.game` of the domain, which would bring all its limits along; a test compares them.

/** Tries of a board of pairs that the server takes; who has tried so often may stop. */
export const mostTries = 1_000;
/** Characters of a typed answer. */
export const mostTyped = 2_000;
