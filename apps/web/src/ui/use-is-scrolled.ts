import { useEffect, useState } from 'react';

/** Whether the page is scrolled further than so many pixels; who asks is drawn anew only when that changes. */
export function useIsScrolled(pixels: number): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = (): void => setScrolled(globalThis.scrollY > pixels);
    // A page can open scrolled. Asked for before it is laid out, it would be laid out twice.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(look);
    });
    addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      removeEventListener('scroll', look);
    };
  }, [pixels]);
  return isScrolled;
}
