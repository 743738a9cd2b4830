/** A place in the tree: its grade and subject, and a skill to show there. */
export interface TreePlace {
  readonly grade: string;
  readonly subject: string;
  readonly skill_id?: string;
}

function query(place: Readonly<Partial<Record<string, string>>>): string {
  const entries = Object.entries(place).flatMap(([name, value = '']) =>
    value === '' ? [] : [[name, value]],
  );
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`;
}

/** The address of the tree at a place; a skill in it is shown where it is. */
export function treePath(place: Partial<TreePlace>): string {
  return `/skills${query({ ...place })}`;
}

/** The tree's address as a page below it names it in its own. */
export function treePathOf(address: URLSearchParams): string {
  const [grade, subject] = [address.get('grade') ?? '', address.get('subject') ?? ''];
  return treePath({ grade, subject, skill_id: address.get('skill_id') ?? '' });
}

/** The address of the form for a new skill, which starts at a place; in a unit where one is named. */
export function addPath(place: TreePlace & { readonly category?: string }): string {
  return `/skills/add${query({ ...place })}`;
}

/** The address of a skill's form, which leads back to a place. */
export function editPath(place: Required<TreePlace>): string {
  return `/skills/edit${query({ ...place })}`;
}
