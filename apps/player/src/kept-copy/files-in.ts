const ofFiles = /\/files\/[^"\\]+/g;

/** The addresses of our files in what a call answered. */
export function filesIn(answer: object): string[] {
  return [...new Set(JSON.stringify(answer).match(ofFiles))];
}
