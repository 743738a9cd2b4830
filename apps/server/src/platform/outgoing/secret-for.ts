interface Asked {
  /** The new value; undefined if left out. */
  readonly typed: string | undefined;
  readonly kept: string;
  /** The addresses that the kept one goes to; empty ones count for nothing. */
  readonly went_to: readonly string[];
  /** The addresses that it would go to from now on. */
  readonly goes_to: readonly string[];
}

/**
 * The secret that goes with addresses: what was typed, or else what is kept, where it goes to their origins already. Nobody sees a kept
 * secret again, so anyone who may write an address must not have it sent there either.
 * @returns null where a secret is kept that must be typed again first
 */
export function secretFor({ typed, kept, went_to, goes_to }: Asked): string | null {
  if (typed !== undefined || kept === '') return typed ?? '';
  const known = new Set(went_to.map(originOf));
  return goes_to.every((address) => address === '' || known.has(originOf(address))) ? kept : null;
}

// With its scheme: a secret that went encrypted does not go in the clear.
function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : address;
}
