import { z } from 'zod';
import { isWebAddress } from './texts/is-web-address.ts';

/** An address that is kept or sent: of the web, or none. */
export const WebAddress = z
  .string()
  .max(2_048)
  .refine((text) => text === '' || isWebAddress(text), {
    error: 'is not an address that begins with https:// or http://',
  });
