import { cutText, isEmail } from '@takhti/domain';

/** Longer than any name; what is longer is a message. */
const most = 60;

/**
 * A name for a mail. People who manage accounts choose names, and mail programs turn an address in a name into a link that seems to
 * come from us. A dot within a single word is usual in usernames.
 */
export function withoutAddresses(name: string): string {
  const words = name.split(/\s+/u).filter(Boolean);
  const isAddress = (word: string): boolean =>
    !isEmail(word) &&
    (/[/\\]|^www\./iu.test(word) || (words.length > 1 && /\.[\p{Ll}\p{N}-]{2,}\P{L}*$/u.test(word)));
  return cutText(words.map((word) => (isAddress(word) ? '…' : word)).join(' '), most);
}
