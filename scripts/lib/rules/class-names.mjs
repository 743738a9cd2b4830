import path from 'node:path';

const imported = /import (\w+) from '([^']+\.module\.css)'/g;

/**
 * The classes that components ask a style sheet for and that it does not have: what they style is then drawn without a word.
 * @param {Map<string, string>} files text by path
 */
export function missingClasses(files) {
  const missing = [];
  for (const [file, text] of files) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const [, name, from] of text.matchAll(imported)) {
      const sheet = files.get(path.posix.join(path.posix.dirname(file), from)) ?? '';
      const code = text.replaceAll(imported, '').replaceAll(/'[^'\n]*'/g, '');
      const asked = [...code.matchAll(new RegExp(`\\b${name}\\.([A-Za-z_]\\w*)`, 'g'))].map(
        ([, each]) => each,
      );
      for (const each of new Set(asked))
        if (!new RegExp(`\\.${each}(?![\\w-])`).test(sheet)) missing.push(`${file}: ${each}`);
    }
  }
  return missing;
}
