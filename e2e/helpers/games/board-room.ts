/** Runs in the page: what the next move needs and cannot be seen before anybody scrolls, is too small, cut or broken. */
export function findOutside(): string[] {
  const faults: string[] = [];
  const top = document.querySelector('.top')?.getBoundingClientRect().bottom ?? 0;
  const dock = document.querySelector('.play-dock')?.getBoundingClientRect().top ?? innerHeight;
  const least = innerWidth < 360 ? 23.5 : 43.5;
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`sideways by ${scrollWidth - clientWidth}`);
  const parts =
    '.pair, .target, .tray, .step-card, .choice, .fill-input, .code-sign, .code-entry, .key, .clue-next, .clue-answer .button, .word-blanks, .lamps, .tray .place-card, .cw-in, .cw-bar, .cw-tools .button';
  let outside = 0;
  let lowest = dock;
  let highest = top;
  for (const element of document.querySelectorAll(parts)) {
    // What scrolls within the board shows what is needed now; the rest waits in it.
    const strip = element.matches('.code-current *')
      ? null
      : element.closest('.code, .code-entries, .keys, .cw-main');
    const isInStrip = strip !== null && strip.scrollHeight > strip.clientHeight;
    const { width, height } = element.getBoundingClientRect();
    const { bottom, top: start } = (isInStrip ? strip : element).getBoundingClientRect();
    if (bottom > dock + 1 || start < top - 1) outside += 1;
    lowest = Math.max(lowest, bottom);
    highest = Math.min(highest, start);
    if (element.matches('button, input') && Math.min(width, height) < leastOf(element))
      faults.push(`${element.className} is ${Math.round(width)}x${Math.round(height)}`);
  }
  if (outside > 0) faults.push(`${outside} outside by ${Math.round(Math.max(lowest - dock, top - highest))}`);
  const end = document.querySelector('.round-card')?.getBoundingClientRect().bottom ?? dock;
  for (const tray of document.querySelectorAll('.tray-cards'))
    if (tray.scrollWidth > tray.clientWidth + 2 && dock - end > tray.clientHeight)
      faults.push('cards wait beside the tray, and there is room below');
  for (const text of document.querySelectorAll<HTMLElement>('.face-text')) {
    const word = brokenWord(text);
    if (word !== '') faults.push(`broken: ${word}`);
    if (text.scrollHeight > text.clientHeight + 2 || text.scrollWidth > text.clientWidth + 2)
      faults.push(`cut: ${text.textContent.slice(0, 20)}`);
  }
  for (const needed of document.querySelectorAll<HTMLElement>('.board-needed:not(.board-past), .code-title'))
    if (needed.offsetWidth <= 1) faults.push(`nobody sees: ${needed.textContent}`);
  const coded = document.querySelector('.code-current .code-coded')?.textContent;
  const entry = [...document.querySelectorAll('.code-entry')].find(
    (each) => each.querySelector('.code-entry-sign')?.textContent === coded,
  );
  if (coded && entry && !isWithin(entry, entry.closest('.code-entries')))
    faults.push(`the letter of ${coded} is out of sight in the key`);
  for (const clues of document.querySelectorAll('.clue-list'))
    if (clues.scrollWidth > clues.clientWidth + 2) faults.push('clues lie beside the screen');
  for (const keys of document.querySelectorAll('.keys'))
    if (keys.scrollHeight > keys.clientHeight + 2) faults.push('letters wait below others');
  return [...new Set(faults)];

  /** The keys of letters may be as low as those of the device itself, where no more room is; those of a code are seen all at once. */
  function leastOf(element: Element): number {
    if (innerHeight >= 420 || !element.matches('.key, .code-entry, .code-letter')) return least;
    return element.matches('.code-entry') ? 25.5 : 31.5;
  }

  function isWithin(part: Element, frame: Element | null): boolean {
    const [inner, outer] = [part.getBoundingClientRect(), frame?.getBoundingClientRect()];
    return !outer || (inner.top >= outer.top - 2 && inner.bottom <= outer.bottom + 2);
  }

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
