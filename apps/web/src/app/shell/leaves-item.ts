interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** The names in an address that say which thing its page is about; the rest narrows, orders or shows. */
const itemNames = ['container_id', 'content_id', 'assessment_id', 'skill_id', 'user_id'];

// The parts of a game's builder have addresses of their own (G-437), and are one page; so have the skills of an assessment and the
// reward of a competition.
const pageOf = ({ pathname }: Address): string =>
  pathname
    .replace(/\/(questionType|cardEdit)$/, '')
    .replace(/^\/manage-(simulation-)?assessment-skills$/, '/dashboard/assessment/edit')
    .replace(/\/competition\/rewardeditor$/, '/competition/editor');

/**
 * Whether a navigation leaves what a page is about: to another page, or to another thing on the same one, as Back between two
 * questions does. A page that only writes down its new thing's id replaces its address.
 */
export function leavesItem(from: Address, to: Address, action: 'POP' | 'PUSH' | 'REPLACE'): boolean {
  if (pageOf(from) !== pageOf(to)) return true;
  if (action === 'REPLACE') return false;
  const [here, there] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
  return itemNames.some((name) => here.get(name) !== there.get(name));
}
