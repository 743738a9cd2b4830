import { stripVTControlCharacters } from 'node:util';

/** One line for the person in front of the terminal. */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** Ends the script with one clear sentence instead of a stack. */
export function giveUp(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}

/** 1234 -> "1.2 s" */
export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** The beginning of an error's message, indented, for a list of what went wrong; its colours are left out. */
export function firstLines(message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines
    .slice(0, 20)
    .map((line) => `\n    ${line}`)
    .join('');
}
