/** A formula inside `p(...)`, in LaTeX: `` tex`\frac{3}{4}` ``. */
export function tex(source: TemplateStringsArray): string {
  const latex = source.raw
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;');
  return `<span data-type="inline-math" data-latex="${latex}"></span>`;
}

/** Rich text; the words outside the formulas must be plain (no `<` or `&`). */
export function p(content: string): string {
  return `<p>${content}</p>`;
}

/** Keeps sums written with digits in their own order inside a right-to-left sentence. */
export function ltr(text: string): string {
  return `\u2066${text}\u2069`;
}
