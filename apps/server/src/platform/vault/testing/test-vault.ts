import { makeVault } from '../vault.ts';

/** The vault of tests, with the same key in all of them. */
export const testVault = makeVault({ present: Buffer.alloc(32, 'the key of tests'), former: [] });
