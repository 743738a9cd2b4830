import postcss, { type Declaration, type Rule } from 'postcss';
import { lowerGap, readFlexes, type Flexes } from './lower-gap.ts';
import { lowerSelectors } from './lower-selector.ts';
import { lowerValue } from './lower-value.ts';
import { splitAt } from './split.ts';

/**
 * A style sheet for browsers of 2019 (Chrome 80, Safari 13), to be in the place of the one that all others read (ADR 0053).
 * @param all the style sheets of the page together: what is laid out in a row may be said in another one
 */
export function lowerStyle(css: string, all: string = css): string {
  const root = postcss.parse(css);
  const flexes = readFlexes(postcss.parse(all));
  root.walkAtRules('media', (media) => {
    media.params = media.params.replaceAll(
      /\((width|height|aspect-ratio)(<=|>=)([^()]+)\)/g,
      (_all, name: string, sign: string, size: string) =>
        `(${sign === '<=' ? 'max' : 'min'}-${name}:${size})`,
    );
  });
  root.walkDecls((declaration) => {
    declaration.value = lowerValue(declaration.value);
  });
  root.walkRules((rule) => lowerRule(rule, flexes));
  root.walk((node) => {
    Object.assign(node.raws, {
      before: '',
      between: node.type === 'decl' ? ':' : '',
      after: '',
      semicolon: false,
    });
  });
  return root.toString();
}

function lowerRule(rule: Rule, flexes: Flexes): void {
  const parent = rule.parent;
  if (parent?.type === 'atrule' && 'name' in parent && parent.name.endsWith('keyframes')) {
    lowerTransforms(rule);
    return;
  }
  rule.append(...(byHand.get(rule.selector) ?? []));
  rule.selectors = lowerSelectors(rule.selector);
  lowerTransforms(rule);
  rule.walkDecls((declaration) => lowerDeclaration(rule, declaration));
  lowerGap(rule, flexes);
}

// Chrome 104 and Safari 14.1 say apart what is one property before.
function lowerTransforms(rule: Rule): void {
  const parts: string[] = [];
  let last: Declaration | undefined;
  rule.walkDecls(/^(translate|rotate|scale)$/, (declaration) => {
    const { prop, value } = declaration;
    if (value !== 'none') parts.push(`${prop}(${splitAt(value, ' ').join(',')})`);
    last?.remove();
    last = declaration;
  });
  if (!last) return;
  rule.walkDecls('transform', (declaration) => {
    if (declaration.value !== 'none') parts.push(declaration.value);
    declaration.remove();
  });
  last.replaceWith({ prop: 'transform', value: parts.join(' ') || 'none', important: last.important });
}

/** What has no other way to be said of these, as they have no width or height of their own there. */
const byHand = new Map([
  ['.lamps', [{ prop: 'inline-size', value: '8rem' }]],
  ['.ring', [{ prop: 'block-size', value: 'min(10rem,70vw)' }]],
  ['.scene-view', [{ prop: 'block-size', value: 'min(30vw,30vh)' }]],
  ['.film-picture', [{ prop: 'block-size', value: 'min(50vw,27rem)' }]],
]);

const sides = ['top', 'right', 'bottom', 'left'] as const;

function lowerDeclaration(rule: Rule, declaration: Declaration): void {
  const { prop, value, important } = declaration;
  const parts = splitAt(value, ' ');
  const [first = '', second = first, third = first, fourth = second] = parts;
  const four = [first, second, third, fourth];
  const instead = (...all: readonly (readonly [string, string])[]): void => {
    declaration.replaceWith(...all.map(([name, each]) => ({ prop: name, value: each, important })));
  };
  const pair = /^(margin|padding|border)-(inline|block)$/.exec(prop);
  if (pair && pair[1] !== 'border') instead([`${prop}-start`, first], [`${prop}-end`, second]);
  else if (pair) instead([`${prop}-start`, value], [`${prop}-end`, value]);
  else if (prop === 'inset') instead(...sides.map((side, at) => [side, four[at] ?? ''] as const));
  else if (prop === 'inset-block') instead(['top', first], ['bottom', second]);
  else if (prop === 'inset-block-start') instead(['top', value]);
  else if (prop === 'inset-block-end') instead(['bottom', value]);
  else if (prop === 'inset-inline' && first === second) instead(['left', first], ['right', first]);
  else if (/^(inset-inline|border-(start|end)-(start|end)-radius)/.test(prop)) byDirection(rule, declaration);
  else if (/^overflow(-[xy])?$/.test(prop) && value === 'clip') instead([prop, 'hidden']);
  else if (prop === 'overflow-wrap' && value === 'anywhere') breakWords(rule, declaration);
  else if (prop === 'appearance') instead(['-webkit-appearance', value], [prop, value]);
}

// Chrome 80 gives Nastaliq less room than it then takes, and would break words that have room enough.
function breakWords(rule: Rule, declaration: Declaration): void {
  declaration.value = 'break-word';
  const plain = rule.selectors.filter((selector) => !/:(:|before|after)/.test(selector));
  const behind = postcss.rule({ selectors: plain.map((selector) => `${selector}:lang(ur)`) });
  behind.append({ prop: 'overflow-wrap', value: 'normal' });
  if (plain.length > 0) rule.after(behind);
}

const physical = {
  'inset-inline-start': { ltr: ['left'], rtl: ['right'] },
  'inset-inline-end': { ltr: ['right'], rtl: ['left'] },
  'inset-inline': { ltr: ['left', 'right'], rtl: ['right', 'left'] },
  'border-start-start-radius': { ltr: ['border-top-left-radius'], rtl: ['border-top-right-radius'] },
  'border-start-end-radius': { ltr: ['border-top-right-radius'], rtl: ['border-top-left-radius'] },
  'border-end-start-radius': { ltr: ['border-bottom-left-radius'], rtl: ['border-bottom-right-radius'] },
  'border-end-end-radius': { ltr: ['border-bottom-right-radius'], rtl: ['border-bottom-left-radius'] },
} as const;

// By the direction of the page: a rule for each comes behind.
function byDirection(rule: Rule, declaration: Declaration): void {
  const names = physical[declaration.prop as keyof typeof physical];
  const [first = '', second = first] = splitAt(declaration.value, ' ');
  for (const dir of ['rtl', 'ltr'] as const) {
    const behind = postcss.rule({ selectors: rule.selectors.map((each) => within(dir, each)) });
    names[dir].forEach((prop, at) => {
      behind.append({ prop, value: at === 0 ? first : second, important: declaration.important });
    });
    rule.after(behind);
  }
  declaration.remove();
}

function within(dir: 'ltr' | 'rtl', selector: string): string {
  return /^(:root|html)/.test(selector)
    ? selector.replace(/^(:root|html)/, `$1[dir=${dir}]`)
    : `[dir=${dir}] ${selector}`;
}
