/** What of a board lies outside the room between header and dock, is too small, or is cut. */
export type Faults = readonly string[];

/** Runs in the page: what the next move needs and cannot be seen before anybody scrolls. */
export function findOutside(): string[] {
  const faults: string[] = [];
  const top = document.querySelector('.top')?.getBoundingClientRect().bottom ?? 0;
  const dock = document.querySelector('.play-dock')?.getBoundingClientRect().top ?? innerHeight;
  const least = innerWidth < 360 ? 23.5 : 43.5;
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`sideways by ${scrollWidth - clientWidth}`);
  const parts =
    '.pair, .target, .tray, .step-card, .choice, .fill-input, .code-sign, .code-entry, .tray .place-card';
  let outside = 0;
  let lowest = 0;
  let small = '';
  for (const element of document.querySelectorAll(parts)) {
    const box = element.getBoundingClientRect();
    const isOut = box.bottom > dock + 1 || box.top < top - 1;
    if (isOut) outside += 1;
    lowest = Math.max(lowest, box.bottom);
    if (element.matches('button, input') && Math.min(box.width, box.height) < least)
      small = `${element.className} is ${Math.round(box.width)}x${Math.round(box.height)}`;
  }
  if (outside > 0) faults.push(`${outside} below by ${Math.round(lowest - dock)}`);
  if (small !== '') faults.push(small);
  for (const text of document.querySelectorAll('.face-text')) {
    const word = brokenWord(text);
    if (word !== '') faults.push(`broken: ${word}`);
  }
  return [...new Set(faults)];

  function brokenWord(text: Element): string {
    const node = text.firstChild;
    if (!node || node.nodeType !== Node.TEXT_NODE) return '';
    for (const { index, 0: word } of (node.nodeValue ?? '').matchAll(/\S+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const rects = [...range.getClientRects()];
      const [first] = rects;
      if (first && rects.some(({ top: at }) => Math.abs(at - first.top) > first.height / 2)) return word;
    }
    return '';
  }
}
