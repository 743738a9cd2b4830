import { parseSync } from 'vite';

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

/** What a script says that the browsers of 2019 cannot read, or calls that they do not have and nothing brings them; each once. */
export function newerThanOld(code: string): string[] {
  const found = new Set<string>();
  const left: unknown[] = [parseSync('part.js', code).program];
  while (left.length > 0) {
    const next = left.pop();
    if (Array.isArray(next)) left.push(...(next as unknown[]));
    else if (isNode(next)) {
      const name = nameOfNewer(next);
      if (name !== null) found.add(name);
      left.push(...Object.values(next));
    }
  }
  return [...found].toSorted();
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

const syntax = new Set(['ChainExpression', 'PropertyDefinition', 'PrivateIdentifier', 'StaticBlock']);
const operators = new Set(['??', '??=', '||=', '&&=']);

function nameOfNewer(node: Node): string | null {
  if (syntax.has(node.type)) return node.type;
  if (operators.has(String(node['operator']))) return String(node['operator']);
  if (typeof node['bigint'] === 'string') return 'BigInt';
  const regex = node['regex'] as { readonly pattern: string; readonly flags: string } | undefined;
  // Safari before 16.4 reads no lookbehind.
  if (regex && (/[dv]/.test(regex.flags) || /\(\?<[=!]/.test(regex.pattern))) return `/${regex.pattern}/`;
  if (node.type === 'CallExpression' || node.type === 'NewExpression')
    return newerCall(node['callee'] as Node);
  return null;
}

/**
 * Of what came to browsers since 2020, what `src/old-browsers` does not bring: methods on any object, and what is called by its
 * whole name.
 */
const methods =
  /^(getOrInsert|getOrInsertComputed|isDisjointFrom|isSubsetOf|isSupersetOf|symmetricDifference|intersection|difference|toBase64|toHex|setFromBase64|checkVisibility|showPopover|hidePopover|togglePopover|requestSubmit|setHTML|setHTMLUnsafe|getHTML|throwIfAborted|formatRange|transferToFixedLength|sumPrecise)$/;
const names =
  /^(structuredClone|Promise\.(any|try|withResolvers)|Array\.fromAsync|Iterator\.from|crypto\.randomUUID|URL\.parse|Error\.isError|Math\.(f16round|sumPrecise)|Response\.json|RegExp\.escape|WeakRef|FinalizationRegistry|AggregateError|CompressionStream|DecompressionStream|Intl\.(DisplayNames|ListFormat|DurationFormat|supportedValuesOf)|Uint8Array\.from(Hex|Base64)|document\.startViewTransition)$/;

function newerCall(callee: Node): string | null {
  if (callee.type === 'Identifier') return names.test(String(callee['name'])) ? String(callee['name']) : null;
  if (callee.type !== 'MemberExpression' || callee['computed'] === true) return null;
  const method = String((callee['property'] as Node)['name']);
  const whole = `${String((callee['object'] as Node)['name'])}.${method}`;
  if (names.test(whole)) return whole;
  return methods.test(method) ? `.${method}()` : null;
}
