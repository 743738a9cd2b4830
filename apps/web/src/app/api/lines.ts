/** Takes a text that grows, and hands out each of its lines once, as soon as it is whole. */
export function lineReader(onLine: (line: string) => void): (textSoFar: string) => void {
  let read = 0;
  return (textSoFar) => {
    for (let end = textSoFar.indexOf('\n', read); end >= 0; end = textSoFar.indexOf('\n', read)) {
      const line = textSoFar.slice(read, end).trim();
      read = end + 1;
      if (line !== '') onLine(line);
    }
  };
}

/** The last line of a text that is not empty: the envelope of an answer that came in lines. */
export function lastLine(text: string): string {
  return text.trimEnd().split('\n').at(-1) ?? '';
}
