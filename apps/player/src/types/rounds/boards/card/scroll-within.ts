/** Brings a part into sight within the strip that scrolls around it, and moves nothing else of the page. */
export function scrollWithin(strip: HTMLElement, part: Element): void {
  const frame = strip.getBoundingClientRect();
  const { top, bottom } = part.getBoundingClientRect();
  if (bottom > frame.bottom) strip.scrollTop += bottom - frame.bottom;
  else if (top < frame.top) strip.scrollTop -= frame.top - top;
}
