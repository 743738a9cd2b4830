import { layOut, type Word } from '@takhti/content-types/crosswords/layout';

// Searching all orders of eight words takes a slow device most of a second: typing does not wait for it.
addEventListener('message', ({ data }: MessageEvent<{ readonly words: readonly Word[] }>) => {
  postMessage({ layout: layOut(data.words) });
});
