import type { ImportFinding } from '@takhti/contract';
import { limits, type QuestionDoc } from '@takhti/domain';
import { readMadeTags } from '../made-by.ts';
import { mapRichText, questionKinds } from '../registry.ts';
import type { Candidate } from '../transfer/candidate.ts';
import { importFinding, mostFindingsOfQuestion, type Place } from '../transfer/finding.ts';
import { judge } from '../transfer/judge.ts';
import type { ImportDefaults } from '../transfer/row.ts';
import type { FoundItem, ImportNote } from './found-item.ts';
import type { Item } from './item.ts';
import { itemWithPictures, picturesOf } from './pictures.ts';
import { questionExchanges } from './registry.ts';
import { shapeOf } from './shapes.ts';
import { factsIn } from './tags.ts';
import { withinBounds } from './too-long.ts';

const lostPicture: ImportNote = { key: 'lost.picture' };

/** The question of a bank that an item is, with all that is wrong with it. */
export function candidateOf(found: FoundItem, question: number, defaults: ImportDefaults): Candidate {
  const place: Place = { row: null, question, ...found.place };
  const report = ({ key, values }: ImportNote): ImportFinding => importFinding(key, place, values);
  // Cut before they are written out: of tags alone there may be as many as the file has room for.
  const reported = (notes: readonly ImportNote[]): ImportFinding[] => {
    const more = notes.length - mostFindingsOfQuestion;
    const first = notes.slice(0, mostFindingsOfQuestion).map(report);
    return more > 0 ? [...first, report({ key: 'import.more', values: { count: more } })] : first;
  };
  const faults = found.faults.map(report);
  const nothing = { doc: null, place, findings: faults, lost: reported(found.lost), isCut: false };
  if (!found.item) return nothing;
  const { pictures } = found;
  const { madeBy, others } = readMadeTags(found.item.tags);
  // A picture on our own server already: an export of ours uses our addresses.
  const has = (src: string): boolean => src.startsWith('/files/') || (pictures?.has(src) ?? false);
  const isPictureLost = picturesOf(found.item).some((src) => !has(src));
  const shown = itemWithPictures(found.item, (src) => (has(src) ? src : null));
  const { doc, notes, lost } = docOf(withinBounds({ ...shown, tags: others }), defaults);
  if (!doc) return { ...nothing, findings: [...faults, ...notes.map(report)] };
  return {
    doc,
    place,
    findings: [...faults, ...notes.map(report), ...judge(doc, place)],
    lost: reported([...(isPictureLost ? [lostPicture] : []), ...found.lost, ...lost]),
    ...(pictures && pictures.size > 0 && { pictures }),
    ...(madeBy && { madeBy }),
    isCut: false,
  };
}

function docOf(
  item: Item,
  { kind, language, past_paper = 0 }: ImportDefaults,
): {
  readonly doc: QuestionDoc | null;
  readonly notes: readonly ImportNote[];
  readonly lost: readonly ImportNote[];
} {
  const exchange = questionExchanges[kind];
  if (item.shape !== exchange.shape) return { doc: null, notes: [{ key: 'import.other_kind' }], lost: [] };
  const { refusal, faults } = shapeOf(item);
  const refused = refusal(item);
  if (refused) return { doc: null, notes: [refused], lost: [] };
  const { facts, unknown } = factsIn(item.tags);
  const start = exchange.fromItem(questionKinds[kind].empty(language), item);
  if (!start) return { doc: null, notes: [{ key: 'import.other_kind' }], lost: [] };
  const texts: Readonly<Record<string, string>> = {
    feedback: item.feedback,
    incorrect_feedback: item.incorrect_feedback,
  };
  const doc = {
    ...mapRichText(start, (html, path) => texts[String(path.at(-1))] ?? html),
    past_paper,
    ...facts,
    title: item.title.slice(0, limits.title.max),
  };
  return {
    doc,
    notes: faults(item),
    lost: unknown.map((tag) => ({ key: 'lost.tag', values: { tag } })),
  };
}
