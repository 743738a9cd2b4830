/** A question to a model as people read it: the random lines that keep foreign text apart mean something to the model alone. */
export function withoutFences(prompt: string): string {
  return prompt.replaceAll(/^--- [0-9a-f]{24}\n?/gm, '').trimEnd();
}
