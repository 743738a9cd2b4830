import { mayAnimate } from '../boards/board/may-animate.ts';

/** What was right, wherever a board shows it. */
const right =
  '.choice-right .choice-number, .mark-right, .fill-right, .code-right, .cw-right, .solved-right .solved-link, .clue-found, .word-seen';
const mostPlaces = 6;
const perPlace = 7;
const wait = 90;
const duration = 750;
// Without a style sheet, which would be one more name in the first page's list of parts.
const star =
  'position:absolute;opacity:0;width:1rem;height:1rem;margin:-.5rem;clip-path:polygon(50% 0,62% 36%,100% 38%,70% 60%,80% 96%,50% 75%,20% 96%,30% 60%,0 38%,38% 36%)';
const colours = ['#f2b544', '#d9534a', '#4fa8d8'];

/** Stars fly up from what was right, one place after another. An ornament: nothing waits for it; none with reduced motion. */
export function showSparks(board: HTMLElement): void {
  if (!mayAnimate()) return;
  // After the outcome is rendered.
  requestAnimationFrame(() => requestAnimationFrame(() => fly(board)));
}

function fly(board: HTMLElement): void {
  const found = [...board.querySelectorAll(right)];
  const each = Math.ceil(found.length / mostPlaces);
  const places = found.filter((_place, at) => at % each === 0);
  const layer = document.createElement('div');
  layer.className = 'sparks';
  layer.style.cssText =
    'position:fixed;top:0;left:0;width:100%;height:100%;z-index:6;overflow:hidden;pointer-events:none';
  layer.setAttribute('aria-hidden', 'true');
  document.body.append(layer);
  for (const [nth, place] of places.entries()) {
    const { left, top, width, height } = place.getBoundingClientRect();
    for (let at = 0; at < perPlace; at += 1) {
      const spark = document.createElement('i');
      spark.style.cssText = `${star};background:${colours[at % colours.length] ?? ''};left:${left + width / 2}px;top:${top + height / 2}px`;
      layer.append(spark);
      spark.animate(wayOf(at), { duration, delay: nth * wait, easing: 'cubic-bezier(0.2, 0.7, 0.4, 1)' });
    }
  }
  setTimeout(() => layer.remove(), duration + places.length * wait);
}

// In a ring, a little upwards: the same on every screen.
function wayOf(at: number): Keyframe[] {
  const angle = (at / perPlace) * 2 * Math.PI;
  const [x, y] = [Math.cos(angle) * 70, Math.sin(angle) * 55 - 30];
  return [
    { opacity: 1, transform: 'scale(0.4)' },
    { opacity: 1, transform: `translate(${x}px, ${y}px) rotate(${at * 40}deg)`, offset: 0.6 },
    { opacity: 0, transform: `translate(${x * 1.1}px, ${y + 30}px) rotate(${at * 70}deg) scale(0.6)` },
  ];
}
