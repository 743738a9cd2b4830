import { useEffect, useState, type RefObject } from 'react';

// The element that gives the bar its width: its card, if it says so, or its page.
const room = '[data-bar-room], main';

/** How wide the room of a bar is; it follows every change of it. */
export function useBarWidth(bar: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const place = bar.current?.closest<HTMLElement>(room) ?? bar.current?.parentElement;
    if (!place) return;
    // The observer also reports the first width; reading it here would force another layout.
    const observer = new ResizeObserver(([entry]) =>
      setWidth(entry?.borderBoxSize[0]?.inlineSize ?? place.clientWidth),
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, [bar]);
  return width;
}
