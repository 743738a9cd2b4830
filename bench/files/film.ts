const HEAD = 32;

/** A film of so many bytes that is none but by its boxes: what a server looks at before it keeps one. */
export function madeUpFilm(bytes: number): Buffer {
  const film = Buffer.alloc(bytes);
  box(film, 0, 16, 'ftyp');
  box(film, 16, 16, 'moov');
  box(film, HEAD, bytes - HEAD, 'mdat');
  return film;
}

function box(film: Buffer, at: number, size: number, name: string): void {
  film.writeUInt32BE(size, at);
  film.write(name, at + 4, 'latin1');
}
