import { useEffect, useState } from 'react';

/** Whether the page is scrolled further than so many pixels; renders only when that changes. */
export function useIsScrolled(pixels: number): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = (): void => setScrolled(globalThis.scrollY > pixels);
    // A page can open scrolled. Reading the position before layout would force a second layout.
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
