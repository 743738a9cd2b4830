/** One key of the palette: what it shows and what it writes; `|` is where the cursor goes. */
export interface PaletteKey {
  readonly shows: string;
  readonly writes: string;
}

const signs = (...latex: readonly string[]): PaletteKey[] =>
  latex.map((each) => ({ shows: each, writes: `${each} ` }));

/** The palette, group by group; the groups are named below `editor:maths.groups`. */
export const palette = {
  structures: [
    { shows: '\\frac{a}{b}', writes: '\\frac{|}{}' },
    { shows: 'x^{n}', writes: '^{|}' },
    { shows: 'x_{n}', writes: '_{|}' },
    { shows: '\\sqrt{x}', writes: '\\sqrt{|}' },
    { shows: '\\sqrt[n]{x}', writes: '\\sqrt[|]{}' },
    { shows: '\\left(x\\right)', writes: '\\left(|\\right)' },
    { shows: '\\left|x\\right|', writes: '\\left\\lvert |\\right\\rvert' },
    { shows: '\\overline{AB}', writes: '\\overline{|}' },
    { shows: '\\sum_{i}^{n}', writes: '\\sum_{|}^{}' },
    { shows: '\\int_{a}^{b}', writes: '\\int_{|}^{}' },
    { shows: '\\lim_{x}', writes: '\\lim_{|}' },
    { shows: '\\text{ab}', writes: '\\text{|}' },
  ],
  signs: signs(
    '+',
    '-',
    '\\times',
    '\\div',
    '\\pm',
    '\\cdot',
    '=',
    '\\neq',
    '<',
    '>',
    '\\le',
    '\\ge',
    '\\approx',
    '\\equiv',
  ),
  letters: signs(
    '\\alpha',
    '\\beta',
    '\\gamma',
    '\\delta',
    '\\theta',
    '\\lambda',
    '\\mu',
    '\\pi',
    '\\sigma',
    '\\omega',
    '\\Delta',
    '\\Omega',
  ),
  more: signs(
    '\\angle',
    '^{\\circ}',
    '\\triangle',
    '\\perp',
    '\\parallel',
    '\\infty',
    '\\in',
    '\\notin',
    '\\subset',
    '\\cup',
    '\\cap',
    '\\varnothing',
    '\\to',
    '\\Rightarrow',
    '\\therefore',
    '\\%',
  ),
} as const satisfies Record<string, readonly PaletteKey[]>;

export type PaletteGroup = keyof typeof palette;
export const paletteGroups = Object.keys(palette) as PaletteGroup[];

/** A text after a key was pressed at a selection, and where the cursor is then. What was selected goes into the key's gap. */
export function pressKey(
  text: string,
  selection: { readonly from: number; readonly to: number },
  { writes }: PaletteKey,
): { text: string; cursor: number } {
  const selected = text.slice(selection.from, selection.to);
  const gap = writes.indexOf('|');
  const written = gap < 0 ? writes : writes.slice(0, gap) + selected + writes.slice(gap + 1);
  const before = text.slice(0, selection.from);
  const cursor = before.length + (gap < 0 ? written.length : gap + selected.length);
  return { text: before + written + text.slice(selection.to), cursor };
}
