import { config } from 'zod/v4';

// In the place of zod in the browser (vite.config.ts), so that this comes before the first schema: its probe for eval is refused by
// the policy that our pages are sent with, and a browser reports each refusal.
config({ jitless: true });

export * from 'zod/v4';
