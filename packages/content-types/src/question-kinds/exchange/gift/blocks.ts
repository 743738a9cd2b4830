import { beginningOfLong } from '../too-long.ts';

/** One question of a GIFT text as it is there, without comments. */
export interface GiftBlock {
  /** Its first line, from 1. */
  readonly line: number;
  readonly text: string;
  readonly tags: readonly string[];
  readonly category: string | null;
}

const comment = /^\s*\/\//;
const tag = /\[tag:((?:\\.|[^\]\\])+)\]/g;

/** A GIFT text cut into its questions: a free line ends one, lines that begin with `//` are comments. */
export function cutGift(text: string): GiftBlock[] {
  const blocks: GiftBlock[] = [];
  let lines: string[] = [];
  let tags: string[] = [];
  let category: string | null = null;
  let begin = 1;
  const end = (): void => {
    if (lines.length > 0) {
      blocks.push({ line: begin, text: lines.join('\n'), tags, category });
      tags = [];
    }
    lines = [];
  };
  text.split('\n').forEach((line, at) => {
    if (comment.test(line)) {
      if (lines.length === 0) tags.push(...tagsIn(line));
      return;
    }
    const named = /^\s*\$CATEGORY:\s*(.*)$/i.exec(line)?.[1];
    if (named !== undefined) {
      end();
      category = named.trim();
    } else if (line.trim() === '') end();
    else {
      if (lines.length === 0) begin = at + 1;
      lines.push(line.trimEnd());
    }
  });
  end();
  return blocks;
}

function tagsIn(line: string): string[] {
  return Array.from((beginningOfLong(line) ?? line).matchAll(tag), ([, name = '']) =>
    name.replace(/\\(.)/g, '$1').trim(),
  );
}
