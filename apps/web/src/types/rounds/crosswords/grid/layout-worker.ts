import { layOut, type Word } from '@takhti/content-types/crosswords/layout';

// Searching all orders of eight words takes a slow device most of a second: nobody's typing waits for it.
addEventListener('message', ({ data }: MessageEvent<{ readonly words: readonly Word[] }>) => {
  postMessage({ layout: layOut(data.words) });
});
