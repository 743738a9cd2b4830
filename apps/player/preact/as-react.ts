import { fileURLToPath } from 'node:url';

export interface Alias {
  readonly find: RegExp;
  readonly replacement: string;
}

/** React's interface by Preact (ADR 0055): the player is written for React, and learners fetch an eighth of its bytes. */
export const asReact: readonly Alias[] = [
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: fileURLToPath(new URL('client.ts', import.meta.url)) },
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
];
