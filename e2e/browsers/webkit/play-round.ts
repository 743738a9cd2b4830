import { solvedResponse } from '@takhti/content-types/rounds/play';
import type { PlayRound } from '@takhti/domain';
import type { Person } from './page.ts';

const card = (id: number): string => `[data-card="${id}"]`;
const withFace = (css: string, id: number): string => `${css}:has([data-face="${id}"])`;

/** Solves a round by pressing and typing, up to the button that checks it. */
export async function solveRound(person: Person, { board }: PlayRound): Promise<void> {
  const solved = solvedResponse(board);
  await person.sees('.round-card form > :not(button, .inner-coming)');
  if ('tries' in solved) {
    if (await person.seesNow('.look .button-main')) await person.presses('.look .button-main');
    for (const id of solved.tries.flat()) await person.presses(withFace('.pair', id));
  } else if ('order' in solved) {
    for (const [at, id] of solved.order.entries()) {
      if (await person.seesNow(`[data-drop="${at}"] ${card(id)}`)) continue;
      await person.presses(card(id));
      await person.presses(`[data-drop="${at}"] .step-face`);
    }
  } else if ('places' in solved) {
    for (const { card: id, bin } of solved.places) {
      if (bin === null) continue;
      await person.presses(card(id));
      await person.presses(`[data-drop="${bin}"] .target-put`);
    }
  } else if ('chosen' in solved) {
    for (const id of solved.chosen) await person.presses(withFace('.choice', id));
  } else if ('text' in solved) await person.types('.fill-input', solved.text);
  else throw new Error(`no hand in WebKit for a board of ${board.kind}`);
}
