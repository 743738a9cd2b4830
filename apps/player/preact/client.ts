import { options } from 'preact';

// oxlint-disable-next-line import/no-default-export -- as React's, which the library of the component tests takes by its default
export { createRoot, default } from 'preact/compat/client';

// Effects of a key or a tap run before the next one, as React has it: the focus that they move is where the next letter goes.
options.requestAnimationFrame = (run) => queueMicrotask(run);
