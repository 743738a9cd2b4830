import { defineMissing } from './define-missing.ts';

// JavaScript since 2020 that our scripts use, for browsers of 2019; only as far as used, and tested against the built-in
// version.

type List = readonly unknown[];
type Judge = (value: unknown, at: number, all: List) => unknown;

function itemAt(this: List, at: number): unknown {
  const whole = Math.trunc(at) || 0;
  return this[whole < 0 ? this.length + whole : whole];
}

export const ofArrays = {
  at: itemAt,
  findLast(this: List, judge: Judge): unknown {
    return this[ofArrays.findLastIndex.call(this, judge)];
  },
  findLastIndex(this: List, judge: Judge): number {
    let at = this.length - 1;
    while (at >= 0 && !judge(this[at], at, this)) at -= 1;
    return at;
  },
  toReversed(this: List): unknown[] {
    return Array.from(this, (_each, at) => this[this.length - 1 - at]);
  },
  toSorted(this: List, compare?: (a: unknown, b: unknown) => number): unknown[] {
    const copy = Array.from(this);
    Array.prototype.sort.call(copy, compare);
    return copy;
  },
  toSpliced(this: List, ...change: [number, number, ...unknown[]]): unknown[] {
    const copy = Array.from(this);
    copy.splice(...change);
    return copy;
  },
  with(this: List, at: number, value: unknown): unknown[] {
    const copy = Array.from(this);
    copy[at < 0 ? copy.length + at : at] = value;
    return copy;
  },
};

const halves = /[\uD800-\uDBFF][\uDC00-\uDFFF]|[\uD800-\uDFFF]/g;

export const ofStrings = {
  at(this: string, at: number): unknown {
    return itemAt.call(this.split(''), at);
  },
  replaceAll(this: string, searched: string | RegExp, replacement: string): string {
    if (typeof searched !== 'string') return this.replace(searched, replacement);
    const literal = new RegExp(searched.replace(/[$()*+./?[\\\]^{|}-]/g, '\\$&'), 'g');
    return this.replace(literal, replacement);
  },
  toWellFormed(this: string): string {
    return this.replace(halves, (found) => (found.length === 2 ? found : '\uFFFD'));
  },
};

function groupBy(all: Iterable<unknown>, keyOf: (value: unknown, at: number) => unknown) {
  const groups = new Map<unknown, unknown[]>();
  Array.from(all).forEach((value, at) => {
    const key = keyOf(value, at);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  });
  return groups;
}

export const ofObject = {
  hasOwn: (owner: object, name: PropertyKey) => Object.prototype.hasOwnProperty.call(owner, name),
  groupBy: (...asked: Parameters<typeof groupBy>) =>
    Object.assign(
      Object.create(null) as Record<PropertyKey, unknown[]>,
      Object.fromEntries(groupBy(...asked)) as Record<PropertyKey, unknown[]>,
    ),
};

const marks = /\p{M}|\u200D|\p{EMod}/u;

/** Letters with the marks on them, and signs that are joined to one; where words end is not known. */
export class GraphemeSegmenter {
  segment(text: string): { segment: string; index: number }[] {
    const parts: { segment: string; index: number }[] = [];
    let index = 0;
    for (const sign of text) {
      const last = parts[parts.length - 1];
      if (last && (marks.test(sign) || last.segment.endsWith('\u200D'))) last.segment += sign;
      else parts.push({ segment: sign, index });
      index += sign.length;
    }
    return parts;
  }
}

export function addBuiltIns(): void {
  defineMissing(Array.prototype, ofArrays);
  defineMissing(String.prototype, ofStrings);
  defineMissing(Object, ofObject);
  defineMissing(Map, { groupBy });
  defineMissing(Intl, { Segmenter: GraphemeSegmenter });
}
