import postcss, { type Root, type Rule } from 'postcss';
import { splitAt } from './split.ts';

/** How things are laid out, by the last part of the selectors that say so. */
export interface Flexes {
  readonly display: ReadonlyMap<string, string>;
  readonly isColumn: ReadonlySet<string>;
  readonly isWrapped: ReadonlySet<string>;
}

/** Where things are in rows or columns of a flexible box, in all style sheets of a page. */
export function readFlexes(all: Root): Flexes {
  const display = new Map<string, string>();
  const isColumn = new Set<string>();
  const isWrapped = new Set<string>();
  all.walkDecls(/^(display|flex-direction|flex-flow|flex-wrap)$/, ({ prop, value, parent }) => {
    if (parent?.type !== 'rule') return;
    for (const selector of parent.selectors) {
      const part = lastPart(selector);
      if (prop === 'display' && value !== 'none') display.set(part, value);
      if (value.includes('column')) isColumn.add(part);
      if (/(^|\s)wrap/.test(value)) isWrapped.add(part);
    }
  });
  return { display, isColumn, isWrapped };
}

/** Chrome 84 and Safari 14.1 keep a gap between things in a flexible box; before, each of them brings a margin. */
export function lowerGap(rule: Rule, flexes: Flexes): void {
  rule.walkDecls(/^(gap|row-gap|column-gap)$/, (declaration) => {
    const flexed = rule.selectors.filter((selector) => isFlex(rule, selector, flexes));
    const [first = '', second = first] = splitAt(declaration.value, ' ');
    const rows = declaration.prop === 'column-gap' ? '0px' : first;
    const columns = declaration.prop === 'row-gap' ? '0px' : second;
    for (const selector of flexed) {
      const part = lastPart(selector);
      const says = (prop: RegExp, value: RegExp): boolean | undefined => {
        let said: boolean | undefined;
        rule.walkDecls(prop, (each) => {
          said = value.test(each.value);
        });
        return said;
      };
      const isWrapped = says(/^flex-(wrap|flow)$/, /(^|\s)wrap/) ?? flexes.isWrapped.has(part);
      const isColumn = says(/^flex-(direction|flow)$/, /column/) ?? flexes.isColumn.has(part);
      // Words beside it are no element, and bring none: the picture of a button keeps apart on both sides.
      if (!isColumn) rule.after(alone(selector, columns));
      rule.after(isWrapped ? around(selector, rows, columns) : between(selector, isColumn, rows, columns));
    }
    if (flexed.length === rule.selectors.length) declaration.remove();
  });
}

function between(selector: string, isColumn: boolean, rows: string, columns: string): Rule {
  const margin = postcss.rule({ selector: `${selector}>*+*` });
  margin.append(
    isColumn ? { prop: 'margin-block-start', value: rows } : { prop: 'margin-inline-start', value: columns },
  );
  return margin;
}

function around(selector: string, rows: string, columns: string): Rule {
  const margin = postcss.rule({ selector: `${selector}>*` });
  margin.append({ prop: 'margin', value: `calc(${rows}/2) calc(${columns}/2)` });
  return margin;
}

function alone(selector: string, columns: string): Rule {
  const margin = postcss.rule({ selector: `${selector}>svg:only-child` });
  margin.append({ prop: 'margin', value: `0 ${columns}` });
  return margin;
}

function isFlex(rule: Rule, selector: string, flexes: Flexes): boolean {
  let own = '';
  rule.walkDecls('display', ({ value }) => {
    own = value;
  });
  return (own || (flexes.display.get(lastPart(selector)) ?? '')).includes('flex');
}

// What an element is called by, no matter what it is in and however it is at the moment.
function lastPart(selector: string): string {
  const part = splitAt(selector.replaceAll(/[>+~]/g, ' '), ' ').at(-1) ?? '';
  return /\.[\w-]+/.exec(part)?.[0] ?? part;
}
