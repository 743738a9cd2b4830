import { useEffect } from 'react';
import type { Host } from '../../../launch/host.ts';

/** Reports to the studio which cards have more text than they have room for, in their real letters and at this width (G-314). */
export function useFit(host: Host): void {
  useEffect(() => {
    const full = new Map<number, boolean>();
    let reported = '';
    let frame = 0;
    function report(): void {
      for (const face of document.querySelectorAll<HTMLElement>('[data-face]')) {
        const text = face.querySelector<HTMLElement>('.face-text');
        // A card that is face down says nothing of its words.
        if (text && text.clientHeight > 0) full.set(Number(face.dataset['face']), isFull(text));
      }
      const cards = [...full].filter(([, isOver]) => isOver).map(([id]) => id);
      if (reported === String(cards)) return;
      reported = String(cards);
      host.send({ type: 'takhti-preview-fit', cards });
    }
    function soon(): void {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(report);
    }
    host.send({ type: 'takhti-preview-fit', cards: [] });
    const changes = new MutationObserver(soon);
    changes.observe(document.body, { childList: true, subtree: true });
    const sizes = new ResizeObserver(soon);
    sizes.observe(document.body);
    void document.fonts.ready.then(soon);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      sizes.disconnect();
    };
  }, [host]);
}

const rounding = 2;

function isFull({ scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollHeight > clientHeight + rounding;
}
