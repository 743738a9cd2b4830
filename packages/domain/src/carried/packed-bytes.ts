import { fromUtf8, toUtf8 } from '../texts/bytes.ts';

/** Writes small things into as few bytes as they need. */
export class PackedWriter {
  readonly bytes: number[] = [];

  /** A whole number from 0 on, seven bits a byte. */
  count(value: number): this {
    let rest = value;
    while (rest >= 0x80) {
      this.bytes.push((rest % 0x80) + 0x80);
      rest = Math.floor(rest / 0x80);
    }
    this.bytes.push(rest);
    return this;
  }
  counts(values: readonly number[]): this {
    this.count(values.length);
    for (const value of values) this.count(value);
    return this;
  }
  raw(bytes: readonly number[]): this {
    this.bytes.push(...bytes);
    return this;
  }
  text(text: string): this {
    const bytes = toUtf8(text);
    return this.count(bytes.length).raw(bytes);
  }
}

/** Reads what a writer wrote; each of its functions throws a RangeError behind the end. */
export class PackedReader {
  #at = 0;
  readonly #bytes: readonly number[];

  constructor(bytes: readonly number[]) {
    this.#bytes = bytes;
  }
  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }
  count(): number {
    let [value, unit] = [0, 1];
    for (;;) {
      const [byte = 0] = this.raw(1);
      value += (byte % 0x80) * unit;
      if (byte < 0x80) return value;
      unit *= 0x80;
      if (unit > Number.MAX_SAFE_INTEGER / 0x80) throw new RangeError('no whole number is that long');
    }
  }
  counts(): number[] {
    return this.list(() => this.count());
  }
  /** A list with its length first. Each entry takes at least a byte, so that no length can exceed the data. */
  list<Item>(read: () => Item): Item[] {
    const length = this.count();
    if (length > this.#bytes.length) throw new RangeError('more is said than there is');
    return Array.from({ length }, read);
  }
  raw(length: number): readonly number[] {
    const end = this.#at + length;
    if (end > this.#bytes.length) throw new RangeError('nothing more is there');
    const bytes = this.#bytes.slice(this.#at, end);
    this.#at = end;
    return bytes;
  }
  text(): string {
    return fromUtf8([...this.raw(this.count())]);
  }
}
